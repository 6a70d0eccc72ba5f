/** Heading of a section of the article: a small label above the content. */
export function SampleHeading({ children, id }: { children: string; id?: string }) {
  return (
    <h2 id={id} className="text-footnote font-semibold text-tint material:text-button">
      {children}
    </h2>
  )
}
