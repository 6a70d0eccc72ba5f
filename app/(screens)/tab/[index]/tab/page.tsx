import TabBarPage, { generateMetadata, generateStaticParams } from '../page'

// Next.js reads this setting from the source of each route file, so it cannot be re-exported.
export const dynamicParams = false

export { generateMetadata, generateStaticParams }

/** Renders the same page as the parent route: `tab/0/tab/` and `tab/0/` both show the first tab of tab bar 0. */
export default TabBarPage
