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
  /** Called with the neighbor that was pressed. */
  onSelect?: (person: (typeof english)['items'][number]) => void
}

// Light theme: a plaster wall. Dark theme: a dark wall with lit windows.
const WALL = 'bg-[#EDC29A] text-[#3B2116] theme-dark:bg-[#3A2E3D] theme-dark:text-[#F6E3D0]'
const FRAME = 'bg-[#FFF7EC] theme-dark:bg-[#E9B96A]'

/** BounceIn Right: the front of a house, whose floors slide in from the end side with a bounce, with a neighbor in each window. */
export default function Animation6({ data = english, onBack, ...callbacks }: Animation6Props) {
  const { row, replay } = useEntrance(entrances.bounceInRight)
  const toast = useToast()
  const { onSelect = ({ title }) => toast(interpolate(data.toasts.item, { title })) } = callbacks

  return (
    <Page>
      <Header
        title={data.toolbarTitle}
        large="ios"
        onBack={onBack}
        end={<ReplayButton label={data.labels.replay} onClick={replay} />}
      />
      <Content grouped>
        <section className="mx-auto w-full max-w-120 flex-none overflow-x-clip px-margin pt-1">
          <div className="h-15 bg-[#9A4A33] [clip-path:polygon(13%_0,87%_0,100%_100%,0_100%)] theme-dark:bg-[#6A3B3B]" />
          <div className={`mx-2.5 rounded-b-card pb-4 ${WALL}`}>
            <h2 className="px-4 pt-4 text-center text-headline">{data.title}</h2>
            <ol>
              {data.floors.map((floor) => (
                <li
                  key={floor.id}
                  ref={row.ref}
                  className={`px-4 pt-3 not-first:mt-3 not-first:border-[#C98F66] not-first:border-t-4 theme-dark:not-first:border-[#58465A] ${row.className}`}
                >
                  <p className="text-caption">{floor.title}</p>
                  <div className="mt-1 grid grid-cols-2 gap-x-4 @max-[14em]/frame:grid-cols-1">
                    {data.items
                      .filter((person) => person.floor === floor.id)
                      .map((person) => (
                        <button
                          key={person.id}
                          type="button"
                          onClick={() => onSelect(person)}
                          className="pressable rounded-[12px] pb-1 text-center focus-ring-over"
                        >
                          <span
                            className={`block overflow-hidden rounded-t-[45%] rounded-b-[4px] p-1.5 ${FRAME}`}
                          >
                            <Picture
                              name={person.avatar}
                              ratio="4/3"
                              eager={floor.id < 4}
                              sizes="160px"
                              className="rounded-t-[45%]"
                            />
                          </span>
                          <span className={`-mx-1 block h-2 rounded-[3px] shadow-card ${FRAME}`} />
                          <span className="mt-1.5 block wrap-break-word font-semibold text-subhead">
                            {person.title}
                          </span>
                          <span className="block text-pretty wrap-break-word text-caption">
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
