"""Asking the live site: do the URLs of a sitemap answer, and with what? Only when somebody asks for it.

`audit_process.AuditProcess` hands out a `PageAnswer` for each URL. `audit_work` is what its other process
does: `audit.Audit` goes through the URLs, `queues` decides which host is asked when, `fetching` asks over
`connections` and reads `http_answers`, `robots_files` knows what must not be asked for, `pages` reads what
came, `judging` says what it means for a sitemap, and `store` keeps it.
"""
