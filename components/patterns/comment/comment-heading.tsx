/** Number of comments and their topic. */
export function CommentHeading({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <div className="px-margin pt-3 pb-4 material:pt-2">
      <h2 className="text-title2">{title}</h2>
      <p className="mt-0.5 text-pretty text-label-2 text-subhead">{subtitle}</p>
    </div>
  )
}
