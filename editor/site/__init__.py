"""Asks the live site whether the URLs of a sitemap answer, and with what.

Nothing is fetched unless somebody asks for it. `audit_process.AuditProcess` hands out a
`PageAnswer` for each URL. Its other process does the work: `audit_run` goes through the URLs,
decides which host is asked when, and knows from robots.txt what must not be asked for; `fetching`
asks over `connections`, `page_verdicts` reads what came and says what it means for a sitemap, and
`site_storage` stores it.
"""
