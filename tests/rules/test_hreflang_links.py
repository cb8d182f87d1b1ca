from editor.rules.extensions.hreflang_links import Alternates, Links


class _Watched(Alternates):
    read = 0

    def links_of(self, row: int) -> Links:
        self.read += 1
        return super().links_of(row)


def test_links_are_not_all_read_again_for_each_page_that_other_files_name_for_all_other_languages() -> None:
    pages = [f"en/{number}" for number in range(50)]
    found = _Watched(pages, [("en", "fr")] * len(pages), [(page, f"fr/{page}") for page in pages])
    for page in pages:
        namers = found.namers_of(page)
        assert namers is not None
        assert namers.said == {"en": page, "fr": f"fr/{page}"}
    assert found.read <= 2 * len(pages)
