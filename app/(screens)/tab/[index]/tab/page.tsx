import Bar, { generateMetadata, generateStaticParams } from '../page'

// Next requires this export in the file of each route.
export const dynamicParams = false

export { generateMetadata, generateStaticParams }

/** `tab/0/tab/` is an alias of `tab/0/`: both show the first tab of the bar. */
export default Bar
