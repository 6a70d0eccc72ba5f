'use client'
import { formatDigits, interpolate } from '@patternbook/engine/data/interpolate'
import { type ReactNode, useState } from 'react'
import { Card } from '@/components/ui/card'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Range } from '@/components/ui/range'
import type { ScreenProps } from '@/components/ui/screen-props'
import { LampCeiling } from '@/components/ui/symbols/lamp-ceiling'
import { Volume1 } from '@/components/ui/symbols/volume-1'
import { Volume2 } from '@/components/ui/symbols/volume-2'
import english from '@/data/ranges.json'

type SliderCardProps = {
  title: string
  subtitle: string
  value: string
  className?: string
  children: ReactNode
}

/** One slider with its heading, description, and current value. */
const SliderCard = ({ title, subtitle, value, className = '', children }: SliderCardProps) => (
  <Card
    as="section"
    className={`overflow-visible! px-margin pt-3.5 pb-2 material:pt-4 expressive:pb-3 ${className}`}
  >
    <div className="flex items-baseline justify-between gap-3">
      <h2 className="min-w-0 ios:font-normal text-headline baseline:font-medium">{title}</h2>
      <span className="flex-none text-body text-secondary-label tabular-nums expressive:text-label expressive:text-title2">
        {value}
      </span>
    </div>
    <p className="mb-1 text-secondary-label text-footnote material:text-subhead">{subtitle}</p>
    {children}
  </Card>
)

// One class per step of the line-spacing slider. The names are complete, because Tailwind scans the source for them.
const LINE_SPACING_CLASSES =
  'leading-[1.4] leading-[1.5] leading-[1.6] leading-[1.7] leading-[1.8] leading-[1.9] leading-[2] leading-[2.1] leading-[2.2] leading-[2.3] leading-[2.4]'.split(
    ' ',
  )

/** Warm light (percent), volume (tenths of a decibel), line spacing (tenths of a percent), and range of brightness (percent). */
type SliderValues = {
  warmth: number
  volume: number
  lineSpacing: number
  brightnessRange: { lower: number; upper: number }
}

/** Props of Range0. */
export type Range0Props = ScreenProps<typeof english> & {
  /** Called with the values of all four sliders when one of them changes. */
  onChange?: (values: SliderValues) => void
}

/** Returns the accessible name of a slider: the title and subtitle of its card. */
const accessibleName = ({ title, subtitle }: Pick<SliderCardProps, 'title' | 'subtitle'>) =>
  `${title}: ${subtitle}`

/** The settings of a reading app: three sliders with one thumb, and a slider with two thumbs. */
export default function Range0({ data = english, onBack, onChange }: Range0Props) {
  const lang = useContentLang()
  const { preview, layout1, layout2, layout3, layout4 } = data
  const [warmth, setWarmth] = useState(layout1.value)
  const [volume, setVolume] = useState(layout2.value)
  // The value in the sample data is below the minimum: the thumb starts at the minimum.
  const [lineSpacing, setLineSpacing] = useState(Math.max(layout3.min, layout3.value))
  const [brightnessRange, setBrightnessRange] = useState(layout4.value)

  // The sliders keep separate state; the callback receives all values.
  const notifyChange = (values: Partial<SliderValues>) =>
    onChange?.({ warmth, volume, lineSpacing, brightnessRange, ...values })

  const formatNumber = (value: number) => formatDigits(String(value).replace('-', '−'), lang)
  const formatPercent = (value: number | string) => formatDigits(`${value}${lang === 'ar' ? '٪' : '%'}`, lang)
  const formatDecibels = (value: number) =>
    `${value > 0 ? '+' : ''}${formatNumber(value / 10)} ${lang === 'ar' ? 'ديسيبل' : 'dB'}`
  const createValueTextFormatter =
    (template: string, divisor = 1) =>
    (value: number) =>
      interpolate(template, { value: value / divisor }, lang)

  return (
    <Page>
      <Header title={data.toolbarTitle} largeTitle="ios" onBack={onBack} />
      <Content grouped>
        <div className="grid gap-3 expressive:gap-2 px-margin pt-1 tablet:grid-cols-2">
          <figure className="squircle relative isolate flex h-[calc(var(--text-scale)*11rem)] expressive:h-[calc(var(--text-scale)*9rem)] flex-col overflow-hidden rounded-card bg-[#fffdf8] px-6 pt-3 pb-3 text-[#2a241b] shadow-card tablet:col-span-2 theme-dark:bg-[#1d1b18] theme-dark:text-[#ded6c8]">
            <svg aria-hidden="true" className="absolute inset-0 -z-1 size-full text-[#ff9500]">
              <rect width="100%" height="100%" fill="currentColor" opacity={warmth / 250} />
            </svg>
            <figcaption className="text-center text-footnote opacity-80">{preview.title}</figcaption>
            <p
              className={`mt-2 min-h-0 flex-1 overflow-hidden text-[length:calc(var(--text-scale)*1rem)] [mask-image:linear-gradient(#000_80%,transparent)] ${LINE_SPACING_CLASSES[(lineSpacing - layout3.min) / layout3.step]}`}
            >
              {preview.text}
            </p>
          </figure>
          <SliderCard
            className="expressive:slider-m"
            title={layout1.title}
            subtitle={layout1.subtitle}
            value={formatPercent(warmth)}
          >
            <Range
              icon={<LampCeiling aria-hidden="true" />}
              format={formatPercent}
              label={accessibleName(layout1)}
              value={warmth}
              onChange={(warmth) => {
                setWarmth(warmth)
                notifyChange({ warmth })
              }}
              valueText={createValueTextFormatter(layout1.valueText)}
            />
          </SliderCard>
          <SliderCard title={layout2.title} subtitle={layout2.subtitle} value={formatDecibels(volume)}>
            <Range
              format={formatDecibels}
              label={accessibleName(layout2)}
              min={layout2.min}
              max={layout2.max}
              neutralValue={0}
              value={volume}
              onChange={(volume) => {
                setVolume(volume)
                notifyChange({ volume })
              }}
              valueText={createValueTextFormatter(layout2.valueText, 10)}
              showValue
              start={<Volume1 aria-hidden="true" className="mirror-rtl" />}
              end={<Volume2 aria-hidden="true" className="mirror-rtl" />}
            />
          </SliderCard>
          <SliderCard
            title={layout3.title}
            subtitle={layout3.subtitle}
            value={formatPercent(lineSpacing / 10)}
          >
            <Range
              format={(value) => formatPercent(value / 10)}
              label={accessibleName(layout3)}
              min={layout3.min}
              max={layout3.max}
              step={layout3.step}
              value={lineSpacing}
              onChange={(lineSpacing) => {
                setLineSpacing(lineSpacing)
                notifyChange({ lineSpacing })
              }}
              valueText={createValueTextFormatter(layout3.valueText, 10)}
              showTicks
              start={layout3.textStart}
              end={layout3.textEnd}
            />
          </SliderCard>
          <SliderCard
            title={layout4.title}
            subtitle={layout4.subtitle}
            value={formatPercent(`${brightnessRange.lower}–${brightnessRange.upper}`)}
          >
            <Range
              format={formatPercent}
              label={accessibleName(layout4)}
              thumbLabels={layout4}
              min={layout4.min}
              max={layout4.max}
              step={layout4.step}
              value={brightnessRange}
              onChange={(brightnessRange) => {
                setBrightnessRange(brightnessRange)
                notifyChange({ brightnessRange })
              }}
              valueText={createValueTextFormatter(layout4.valueText)}
              showValue
              start={layout4.textStart}
              end={layout4.textEnd}
            />
          </SliderCard>
        </div>
      </Content>
    </Page>
  )
}
