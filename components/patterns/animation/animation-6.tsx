'use client'
import { entrances } from '@patternbook/engine/animation/entrances'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { useEntrance } from '@/components/ui/use-entrance'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/animation/layout7.json'
import { ReplayButton } from './replay-button'

/** Props of Animation6. */
export type Animation6Props = ScreenProps<typeof english> & {
  /** Called with the neighbor whose window was pressed. */
  onSelect?: (person: (typeof english)['items'][number]) => void
}

// The house. iOS: one surface with a hairline above each floor. Material: a separate cell for each floor.
const houseClass =
  'ios:overflow-clip ios:rounded-t-[72px] ios:rounded-b-[28px] ios:bg-surface ios:shadow-card material:grid material:gap-0.5'
const floorClass =
  'px-4 pt-3 pb-3 border-separator ios:border-t-hairline material:rounded-[4px] material:bg-[var(--cell-background,var(--pb-surface-container-high))] material:last:rounded-b-[28px]'
const windowFrameClass = 'baseline:bg-secondary-container expressive:bg-tertiary-container'

/** BounceIn Right: the front of a house with a neighbor in each window. The floors slide in from the end side with a bounce. */
export default function Animation6({ data = english, onBack, ...callbacks }: Animation6Props) {
  const { itemProps, replay } = useEntrance(entrances.bounceInRight)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        largeTitle="ios"
        onBack={onBack}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <section className="mx-auto w-full max-w-120 flex-none overflow-x-clip px-margin pt-1">
          <div className={houseClass}>
            <h2 className="px-10 py-5 text-center text-title3 ios:bg-[#B4532F] ios:text-white material:rounded-t-[56px] material:rounded-b-[4px] baseline:bg-secondary-container expressive:bg-tertiary material:px-6 material:py-5 material:text-title3 baseline:text-on-secondary-container expressive:text-on-tertiary">
              {data.title}
            </h2>
            <ol className="material:grid material:gap-0.5">
              {data.floors.map((floor) => (
                <li key={floor.id} ref={itemProps.ref} className={`${floorClass} ${itemProps.className}`}>
                  <p className="text-footnote text-secondary-label material:text-button">{floor.title}</p>
                  <div className="mt-1 grid grid-cols-2 gap-x-4 @max-[14em]/frame:grid-cols-1">
                    {data.items
                      .filter((person) => person.floor === floor.id)
                      .map((person) => (
                        <button
                          key={person.id}
                          type="button"
                          onClick={() => onSelect(person)}
                          className="pressable rounded-[16px] pb-1 text-center focus-ring-above"
                        >
                          <span
                            className={`block overflow-hidden rounded-t-[45%] ios:rounded-b-[14px] material:p-1 material:rounded-b-[16px] ${windowFrameClass}`}
                          >
                            <Picture
                              src={person.avatar}
                              ratio="4/3"
                              eager={floor.id < 4}
                              sizes="160px"
                              className="rounded-t-[45%] ios:rounded-b-[14px] material:rounded-b-[12px]"
                            />
                          </span>
                          <span className="mt-1.5 block wrap-break-word font-semibold text-subhead expressive:text-headline baseline:font-medium">
                            {person.title}
                          </span>
                          <span className="block text-pretty wrap-break-word text-footnote text-secondary-label material:text-subhead">
                            {person.subtitle}
                          </span>
                        </button>
                      ))}
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </section>
      </Content>
    </Page>
  )
}
