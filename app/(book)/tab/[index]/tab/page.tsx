import Bar, { generateMetadata, generateStaticParams } from '../page'

// Next wants to read this one in every route's own file.
export const dynamicParams = false

export { generateMetadata, generateStaticParams }

/** `tab/0/tab/` is another name of `tab/0/`: both show the bar's first tab. */
export default Bar
