import { SectionIcon } from '@/components/ui/section-icon'
import { Tile } from '@/components/ui/tile'
import { sectionTone } from './section-tone'

/** Props of SectionIntro. */
export type SectionIntroProps = { section: string; icon: string; description: string; count: string }

/** What a pattern is for, above its screens: a centred card as in iOS Settings, a plain lead on Material. */
export function SectionIntro({ section, icon, description, count }: SectionIntroProps) {
  return (
    <div className="squircle mx-margin mt-2 flex flex-none items-center rounded-group bg-surface p-4 material:gap-4 material:@max-[12em]/frame:flex-col material:@max-[12em]/frame:items-start material:rounded-[28px] material:p-5 ios:flex-col ios:gap-3 ios:px-6 ios:pt-5 ios:text-center">
      <Tile tone={sectionTone(section)} large>
        <SectionIcon name={icon} />
      </Tile>
      <div className="min-w-0">
        <p className="text-pretty text-body">{description}</p>
        <p className="mt-0.5 text-label-2 text-subhead">{count}</p>
      </div>
    </div>
  )
}
