'use client'
import { digits, interpolate } from '@patternbook/engine/data/interpolate'
import { type ReactNode, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Range } from '@/components/ui/range'
import type { ScreenProps } from '@/components/ui/screen-props'
import { LampDesk } from '@/components/ui/symbols/lamp-desk'
import { Volume1 } from '@/components/ui/symbols/volume-1'
import { Volume2 } from '@/components/ui/symbols/volume-2'
import english from '@/data/ranges.json'

type BlockProps = { title: string; subtitle: string; value: string; size?: string; children: ReactNode }

/** One slider with its heading, description, and current value. */
const Block = ({ title, subtitle, value, size = '', children }: BlockProps) => (
  <Card
    as="section"
    className={`isolate overflow-visible! px-margin pt-4 pb-3 material:pt-5 expressive:pb-4 ${size}`}
  >
    <div className="flex items-center justify-between gap-3">
      <h2 className="min-w-0 text-headline">{title}</h2>
      <span className="flex expressive:*:bg-transparent expressive:*:p-0 expressive:*:text-label expressive:*:text-title1">
        <Badge tone="tint">{value}</Badge>
      </span>
    </div>
    <p className="mt-0.5 mb-2 text-label-2 text-subhead">{subtitle}</p>
    {children}
  </Card>
)

type Values = { basic: number; volume: number; words: number; pages: { lower: number; upper: number } }

/** Props of Range0. */
export type Range0Props = ScreenProps<typeof english> & {
  /** Called with the values of all four sliders when one changes. */
  onChange?: (values: Values) => void
}

/** Accessible name of a slider: the title and subtitle of its block. */
const named = ({ title, subtitle }: Pick<BlockProps, 'title' | 'subtitle'>) => `${title}: ${subtitle}`

/** Four sliders: plain, between icons, with steps, and with two thumbs. */
export default function Range0({ data = english, onBack, onChange }: Range0Props) {
  const lang = useLang()
  const { layout1, layout2, layout3, layout4 } = data
  const [basic, setBasic] = useState(layout1.value)
  const [volume, setVolume] = useState(layout2.value)
  // The value in the data is below the minimum: the thumb starts at the minimum.
  const [words, setWords] = useState(Math.max(layout3.min, layout3.value))
  const [pages, setPages] = useState(layout4.value)

  // The sliders keep separate state; the callback receives all values.
  const change = (values: Partial<Values>) => onChange?.({ basic, volume, words, pages, ...values })

  const number = (value: number) =>
    digits(
      value
        .toLocaleString('en')
        .replace('-', '−')
        .replace(',', lang === 'ar' ? '٬' : ','),
      lang,
    )
  const aloud = (template: string) => (value: number) => interpolate(template, { value }, lang)

  return (
    <Page>
      <Header title={data.toolbarTitle} large="ios" onBack={onBack} />
      <Content grouped>
        <div className="grid gap-4 px-margin pt-2 tablet:grid-cols-2">
          <Block
            size="expressive:slider-l"
            title={layout1.title}
            subtitle={layout1.subtitle}
            value={`${number(basic)}${lang === 'ar' ? '٪' : '%'}`}
          >
            <svg
              aria-hidden="true"
              className="absolute inset-0 -z-1 size-full rounded-card text-tertiary-container ios:hidden baseline:hidden"
            >
              <rect width="100%" height="100%" fill="currentColor" opacity={basic / 130} />
            </svg>
            <Range
              icon={<LampDesk aria-hidden="true" className="flip" />}
              format={number}
              label={named(layout1)}
              value={basic}
              onChange={(basic) => {
                setBasic(basic)
                change({ basic })
              }}
              valueText={aloud(layout1.valueText)}
            />
          </Block>
          <Block
            size="expressive:slider-m"
            title={layout2.title}
            subtitle={layout2.subtitle}
            value={number(volume)}
          >
            <Range
              format={number}
              label={named(layout2)}
              min={layout2.min}
              max={layout2.max}
              value={volume}
              onChange={(volume) => {
                setVolume(volume)
                change({ volume })
              }}
              valueText={aloud(layout2.valueText)}
              pin
              start={<Volume1 aria-hidden="true" strokeWidth={1.75} className="flip" />}
              end={<Volume2 aria-hidden="true" strokeWidth={1.75} className="flip" />}
            />
          </Block>
          <Block title={layout3.title} subtitle={layout3.subtitle} value={number(words)}>
            <Range
              format={number}
              label={named(layout3)}
              min={layout3.min}
              max={layout3.max}
              step={layout3.step}
              value={words}
              onChange={(words) => {
                setWords(words)
                change({ words })
              }}
              valueText={aloud(layout3.valueText)}
              ticks
              start={<span className="text-footnote arabic:text-body">{layout3.textStart}</span>}
              end={<span className="text-title2">{layout3.textEnd}</span>}
            />
          </Block>
          <Block
            size="expressive:slider-s"
            title={layout4.title}
            subtitle={layout4.subtitle}
            value={`${number(pages.lower)}–${number(pages.upper)}`}
          >
            <Range
              format={number}
              label={named(layout4)}
              names={layout4}
              min={layout4.min}
              max={layout4.max}
              step={layout4.step}
              value={pages}
              onChange={(pages) => {
                setPages(pages)
                change({ pages })
              }}
              valueText={aloud(layout4.valueText)}
              pin
              start={layout4.textStart}
              end={layout4.textEnd}
            />
          </Block>
        </div>
      </Content>
    </Page>
  )
}
