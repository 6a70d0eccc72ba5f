/** Props of SectionIntro. */
export type SectionIntroProps = { description: string; count: string }

/** What a pattern is for and how many screens it has, below the large title. */
export function SectionIntro({ description, count }: SectionIntroProps) {
  return (
    <div className="flex-none px-margin material:-mt-3">
      <p className="text-pretty text-body">{description}</p>
      <p className="mt-0.5 text-label-2 text-subhead">{count}</p>
    </div>
  )
}
