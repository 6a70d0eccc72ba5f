/** Props of SectionIntro. */
export type SectionIntroProps = { description: string; count: string }

/** Purpose of a pattern and its number of screens, below the large title. */
export function SectionIntro({ description, count }: SectionIntroProps) {
  return (
    <div className="flex-none px-margin material:-mt-3">
      <p className="text-pretty text-body">{description}</p>
      <p className="mt-0.5 text-label-2 text-subhead">{count}</p>
    </div>
  )
}
