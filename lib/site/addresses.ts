/** Parses the URL and the path of the site from the environment, for next.config.ts and the tools. */

const LOCAL = 'http://localhost:3000'

/**
 * Where the site is published, without a slash at the end.
 * @param value `NEXT_PUBLIC_SITE_URL`; empty counts as not set, which means `http://localhost:3000`
 * @throws if it is not an absolute address, or has a query or a hash
 */
export const siteUrlOf = (value: string | undefined): string => {
  const given = value || LOCAL
  if (!/^https?:\/\/[^?#]+$/i.test(given) || !URL.canParse(given))
    throw new Error(
      `Patternbook: NEXT_PUBLIC_SITE_URL is '${given}'. Canonical links need an absolute address without a query or a hash. ` +
        "Set it to something like 'https://patterns.example.com'.",
    )
  return new URL(given).href.replace(/\/+$/, '')
}

/**
 * The path the site is served under, without a slash at the end.
 * @param value `NEXT_PUBLIC_BASE_PATH`; empty or not set means the root of the host
 * @throws if it is not empty and not a path like `/demo`
 */
export const basePathOf = (value: string | undefined): string => {
  if (value && !/^(\/[\w.~-]+)+$/.test(value))
    throw new Error(
      `Patternbook: NEXT_PUBLIC_BASE_PATH is '${value}'. Links would not work. ` +
        "Start it with a slash and end it without one, like '/demo', or leave it empty.",
    )
  return value ?? ''
}
