/** Props of SectionIntro. */
export type SectionIntroProps = { description: string; countText: string }

/** Purpose of a pattern and its number of screens, below the large title. */
export function SectionIntro({ description, countText }: SectionIntroProps) {
  return (
    <div className="flex-none px-margin material:-mt-3">
      <p className="text-pretty text-body">{description}</p>
      <p className="mt-0.5 text-secondary-label text-subhead">{countText}</p>
    </div>
  )
}
