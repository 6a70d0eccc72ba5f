/** Checks the environment variables for the site's URL and base path, for next.config.ts and scripts/settings.ts. */

const DEFAULT_SITE_URL = 'http://localhost:3000'

/**
 * Checks the URL of the site, and returns it without a slash at the end.
 * @param value `NEXT_PUBLIC_SITE_URL`; empty counts as not set, which means `http://localhost:3000`
 * @throws if the value is not an absolute http or https URL, or has a query or a hash
 */
export const parseSiteUrl = (value: string | undefined): string => {
  const siteUrl = value || DEFAULT_SITE_URL
  if (!/^https?:\/\/[^?#]+$/i.test(siteUrl) || !URL.canParse(siteUrl))
    throw new Error(
      `Patternbook: NEXT_PUBLIC_SITE_URL is '${siteUrl}'. Canonical links need an absolute URL without a query or a hash. ` +
        "Set it to something like 'https://patterns.example.com'.",
    )
  return new URL(siteUrl).href.replace(/\/+$/, '')
}

/**
 * Checks the path that the site is served from, and returns it; empty for the root of the host.
 * @param value `NEXT_PUBLIC_BASE_PATH`; empty or not set means the root of the host
 * @throws if the value is neither empty nor a path like `/demo`
 */
export const parseBasePath = (value: string | undefined): string => {
  if (value && !/^(\/[\w.~-]+)+$/.test(value))
    throw new Error(
      `Patternbook: NEXT_PUBLIC_BASE_PATH is '${value}'. Links would break. ` +
        "Set it to a path with a slash at the start and none at the end, such as '/demo', or leave it empty.",
    )
  return value ?? ''
}
