'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { Avatar } from '@/components/ui/avatar'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Picture } from '@/components/ui/picture'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Anchor } from '@/components/ui/symbols/anchor'
import { ArrowLeftRight } from '@/components/ui/symbols/arrow-left-right'
import { Flame } from '@/components/ui/symbols/flame'
import { Goal } from '@/components/ui/symbols/goal'
import { Square } from '@/components/ui/symbols/square'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/timeline/layout2.json'

const icons = { anchor: Anchor, flame: Flame, goal: Goal, square: Square, 'arrow-left-right': ArrowLeftRight }

/** Props of Timeline1. */
export type Timeline1Props = ScreenProps<typeof english> & {
  /** Called with the event that was pressed. */
  onSelect?: (item: (typeof english)['items'][number]) => void
}

function Team({ team }: { team: (typeof english)['home'] }) {
  const Icon = icons[team.icon as keyof typeof icons] ?? Anchor
  return (
    <span className="flex min-w-0 flex-1 flex-col items-center gap-2 text-center text-headline">
      <span className="grid size-14 place-items-center rounded-full bg-white text-[#1d1d22]">
        <Icon aria-hidden="true" className="size-7" />
      </span>
      {team.title}
    </span>
  )
}

/** The soccer field in front of the photo, with mown stripes and the center circle. Decorative. */
function SoccerField() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 200"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 -z-1 h-[74%] w-full"
    >
      <path fill="#17703b" d="M0 0h400v200H0z" />
      <path fill="#1d7f45" d="M80 0h40L40 200h-80zM160 0h40v200h-80zM240 0h40l80 200h-80z" />
      <g fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="2">
        <path d="M0 1h400M200 0v40" vectorEffect="non-scaling-stroke" />
        <ellipse cx="200" cy="96" rx="62" ry="56" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  )
}

/** The events of a match by minute, on both sides of a vertical line; in narrow frames, all events are on its end side. */
export default function Timeline1({ data = english, onBack, ...callbacks }: Timeline1Props) {
  const { toolbarTitle, items, toasts, home, away } = data
  const toast = useToast()
  const {
    onSelect = ({ time, title, subtitle }) => toast(interpolate(toasts.item, { time, title, subtitle })),
  } = callbacks
  const scoreValues = { home: home.title, homeScore: home.score, away: away.title, awayScore: away.score }

  return (
    <Page>
      <Header title={toolbarTitle} overPicture onBack={onBack} />
      <Content grouped>
        <div
          data-hero
          className="relative isolate flex min-h-72 flex-none flex-col justify-end overflow-hidden bg-[#17703b] px-margin pt-28 pb-5 text-white"
        >
          <Picture
            src={data.image}
            alt={data.imageAlt}
            eager
            ratio="fill"
            className="absolute! inset-x-0 top-0 -z-2 h-28!"
          />
          <SoccerField />
          <div className="flex items-start justify-center gap-2">
            <Team team={home} />
            <span className="flex-none text-center">
              <span
                role="img"
                aria-label={interpolate(data.labels.score, scoreValues)}
                className="block font-bold text-[length:min(calc(var(--text-scale)*3rem),15cqw)]/[1.15] tabular-nums"
              >
                {home.score}–{away.score}
              </span>
              <span className="text-footnote">{data.title}</span>
            </span>
            <Team team={away} />
          </div>
          <p className="mt-3 text-center text-footnote">{data.description}</p>
        </div>
        <ol className="mx-auto w-full max-w-160 flex-none px-2 pt-4">
          {items.map((item) => {
            const Icon = icons[item.icon as keyof typeof icons] ?? Goal
            const isHomeTeam = item.team === 'home'
            const isGoal = item.icon === 'goal'
            return (
              <li
                key={item.id}
                className="relative grid grid-cols-[minmax(0,1fr)_3em_minmax(0,1fr)] items-center pb-3 text-body before:absolute before:inset-y-0 before:start-[calc(50%-1px)] before:w-0.5 before:bg-tertiary-label material:before:bg-outline first:before:top-1/2 last:before:bottom-1/2 @max-[18em]/frame:grid-cols-[3.25em_minmax(0,1fr)] @max-[18em]/frame:before:start-[1.6em]"
              >
                <span
                  className={`relative col-start-2 row-start-1 grid min-h-8 min-w-10 place-items-center justify-self-center rounded-pill px-1.5 font-semibold text-footnote tabular-nums outline-4 outline-grouped @max-[18em]/frame:col-start-1 ${isGoal ? 'bg-tint-fill text-on-tint' : 'bg-surface text-label'}`}
                >
                  {item.time}
                </span>
                <button
                  type="button"
                  onClick={() => onSelect(item)}
                  className={`pressable row-start-1 flex min-h-17 min-w-0 items-center gap-2.5 rounded-card px-1.5 py-1 focus-ring-above @max-[18em]/frame:col-start-2 @max-[18em]/frame:flex-row @max-[18em]/frame:text-start ${isHomeTeam ? 'col-start-1 flex-row-reverse text-end' : 'col-start-3 text-start'}`}
                >
                  <span className="relative flex-none">
                    <Avatar src={item.avatar} />
                    <span className="absolute -end-1 -bottom-1 grid size-6.5 place-items-center rounded-full bg-surface text-label shadow-card">
                      <Icon
                        aria-hidden="true"
                        className={`size-4.5 ${item.icon === 'square' ? 'fill-[#e6a700] text-[#e6a700]' : ''}`}
                      />
                    </span>
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="block wrap-break-word font-semibold text-subhead expressive:text-body">
                      {item.title}
                    </span>
                    <span className="block wrap-break-word text-footnote text-secondary-label expressive:text-subhead">
                      {item.subtitle}
                    </span>
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
      </Content>
    </Page>
  )
}
