/** Heading of a group that is not a list, in the style of a list heading. */
export function SampleHeading({ children }: { children: string }) {
  return (
    <h2 className="text-label-2 ios:px-8 ios:pt-5 ios:pb-[7px] ios:text-footnote material:px-margin material:pt-4 material:pb-2 material:text-button material:text-md-primary">
      {children}
    </h2>
  )
}
