"""The two orders of rules that people see: that of lists and reports, and that in which fixes are applied."""

from editor.rules.catalogue import RULES
from editor.rules.fixes.fix_choices import FIXES

# A rule that is new may stand anywhere; those that are here keep their order.
IN_LISTS = """
    file-too-large gzip-corrupt zip-not-gzip gzip-name-mismatch name-not-xml git-lfs-pointer
    html-instead-of-sitemap leading-whitespace not-well-formed unescaped-ampersand undefined-entity
    illegal-character unbound-prefix encoding-not-utf8 encoding-invalid-bytes bom-present
    xml-declaration-missing xml-version-not-1-0 doctype-present xslt-stylesheet custom-entity file-empty
    not-a-sitemap template-code merge-conflict file-unreadable root-unknown namespace-missing
    namespace-wrong core-namespace-prefixed extension-under-root sitemap-empty too-many-urls near-limit
    schema-location-odd urlset-lists-sitemaps unknown-core-element misplaced-core-element
    element-repeated element-order empty-element element-has-children stray-text unexpected-attribute
    unknown-extension loc-missing loc-empty loc-padded loc-too-long loc-too-long-encoded
    loc-long-for-yandex loc-below-schema-minimum loc-not-absolute loc-scheme-unsupported loc-host-invalid
    loc-not-public-host loc-unknown-tld loc-userinfo loc-fragment loc-space loc-illegal-character
    loc-bad-percent loc-non-ascii loc-idn-host invisible-character loc-double-escaped loc-double-encoded
    loc-uppercase-host loc-default-port loc-no-root-slash loc-dot-segments loc-session-or-tracking
    loc-looks-like-sitemap loc-double-slash published-url-unknown published-url-invalid mixed-hosts
    mixed-schemes url-off-host url-off-scheme url-outside-scope duplicate-loc duplicate-loc-conflict
    equivalent-loc near-duplicate-loc case-only-loc too-many-sitemaps index-nested index-self-reference
    index-child-off-site index-children-hosts index-child-outside-dir index-child-missing
    index-lastmod-stale index-too-many-files duplicate-across-files lastmod-not-w3c-datetime
    lastmod-missing-timezone lastmod-impossible-date lastmod-reduced-precision lastmod-no-seconds
    lastmod-in-future lastmod-before-1970 lastmod-before-1991 padded-value padded-strict-value
    changefreq-unknown priority-not-a-number priority-out-of-range priority-odd-form
    extension-namespace-wrong extension-element-unknown extension-required-missing extension-repeated
    extension-child-order extension-value-invalid extension-url-invalid extension-deprecated
    image-too-many image-off-host image-duplicate video-no-location video-location-is-page video-expired
    video-title-long news-too-many news-too-old news-repeated hreflang-attribute-missing
    hreflang-href-not-absolute hreflang-malformed hreflang-unsupported-form hreflang-language-unknown
    hreflang-region-unknown hreflang-duplicate hreflang-no-self hreflang-no-return hreflang-conflict
    hreflang-no-x-default hreflang-not-for-yandex text-line-not-url text-blank-line text-not-txt
    feed-partial feed-not-for-yandex changefreq-priority-ignored priority-all-same lastmod-all-identical
    lastmod-absent lastmod-date-only contains-legacy-extension
"""

IN_FIXING = """
    leading-whitespace encoding-not-utf8 bom-present xml-declaration-missing xml-version-not-1-0
    custom-entity doctype-present xslt-stylesheet gzip-name-mismatch namespace-missing namespace-wrong
    core-namespace-prefixed schema-location-odd urlset-lists-sitemaps extension-under-root
    text-blank-line contains-legacy-extension stray-text unknown-core-element misplaced-core-element
    element-repeated empty-element element-order element-has-children unexpected-attribute loc-missing
    loc-padded loc-below-schema-minimum loc-not-absolute loc-scheme-unsupported loc-host-invalid
    loc-not-public-host loc-userinfo loc-fragment loc-space loc-illegal-character loc-bad-percent
    loc-non-ascii loc-idn-host invisible-character loc-double-escaped loc-double-encoded
    loc-uppercase-host loc-default-port loc-no-root-slash loc-dot-segments loc-session-or-tracking
    loc-double-slash loc-empty text-line-not-url merge-conflict mixed-hosts mixed-schemes url-off-host
    url-off-scheme index-self-reference index-child-off-site duplicate-loc duplicate-loc-conflict
    equivalent-loc near-duplicate-loc case-only-loc lastmod-not-w3c-datetime lastmod-missing-timezone
    lastmod-impossible-date lastmod-reduced-precision lastmod-no-seconds lastmod-in-future
    lastmod-before-1970 lastmod-before-1991 changefreq-unknown priority-not-a-number
    priority-out-of-range priority-odd-form changefreq-priority-ignored priority-all-same
    lastmod-all-identical padded-value padded-strict-value extension-namespace-wrong
    extension-element-unknown extension-required-missing extension-repeated extension-child-order
    extension-value-invalid extension-url-invalid extension-deprecated image-too-many image-duplicate
    video-expired news-too-old news-repeated hreflang-attribute-missing hreflang-href-not-absolute
    hreflang-malformed hreflang-unsupported-form hreflang-region-unknown hreflang-duplicate
    hreflang-no-self hreflang-no-return hreflang-no-x-default
"""


def test_lists_and_reports_keep_the_order_of_rules() -> None:
    assert [rule.id for rule in RULES if rule.id in IN_LISTS.split()] == IN_LISTS.split()


def test_fixes_are_applied_in_the_order_they_always_were() -> None:
    assert [rule for rule in FIXES if rule in IN_FIXING.split()] == IN_FIXING.split()
