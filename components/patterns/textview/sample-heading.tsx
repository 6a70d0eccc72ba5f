/** Heading of a part of the article: a small label above its content. */
export function SampleHeading({ children, id }: { children: string; id?: string }) {
  return (
    <h2 id={id} className="text-footnote font-semibold text-tint material:text-button">
      {children}
    </h2>
  )
}
