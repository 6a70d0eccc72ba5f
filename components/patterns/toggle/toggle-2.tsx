'use client'
import { formatDigits, interpolate } from '@patternbook/engine/data/interpolate'
import type { Lang } from '@patternbook/engine/frame'
import { useState } from 'react'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { fittedTitleClass } from '@/components/ui/fitted-title'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { PhotoHeader } from '@/components/ui/photo-header'
import { Range } from '@/components/ui/range'
import type { ScreenProps } from '@/components/ui/screen-props'
import { AirVent } from '@/components/ui/symbols/air-vent'
import { Blinds } from '@/components/ui/symbols/blinds'
import { Heater } from '@/components/ui/symbols/heater'
import { LampCeiling } from '@/components/ui/symbols/lamp-ceiling'
import { LockKeyhole } from '@/components/ui/symbols/lock-keyhole'
import { Speaker } from '@/components/ui/symbols/speaker'
import { Timer } from '@/components/ui/symbols/timer'
import { Tile, type Tone } from '@/components/ui/tile'
import { Toggle } from '@/components/ui/toggle'
import { useToast } from '@/components/ui/use-toast'
import { WheelPicker } from '@/components/ui/wheel-picker'
import english from '@/data/toggle/layout3.json'

type Device = (typeof english)['items'][number]
type TimeSetting = NonNullable<Device['time']>

const icons = {
  heater: Heater,
  'lamp-ceiling': LampCeiling,
  blinds: Blinds,
  speaker: Speaker,
  'air-vent': AirVent,
  'lock-keyhole': LockKeyhole,
  timer: Timer,
}

/** Props of Toggle2. */
export type Toggle2Props = ScreenProps<typeof english> & {
  /** Called when a device is turned on or off. */
  onChange?: (item: Device, isChecked: boolean) => void
  /** Called with the value of a device, such as degrees or percent, while the user changes it. */
  onValueChange?: (item: Device, value: number) => void
  /** Called with the time of the timer when the user changes it: the hour (1 to 12), the minute, and the ID of AM or PM. */
  onTimeChange?: (item: Device, time: Time) => void
}

type Time = { hour: number; minute: number; period: number }

const HOURS = Array.from({ length: 12 }, (_, index) => index + 1)
const MINUTES = Array.from({ length: 12 }, (_, index) => index * 5)

/** Formats a minute with two digits, such as 05. */
const formatMinute = (minute: number, lang: Lang) => formatDigits(String(minute).padStart(2, '0'), lang)

/** Returns the values of the placeholders in the text of a time, such as 10, 45, and PM. */
const timePlaceholderValues = ({ periods }: TimeSetting, { hour, minute, period }: Time, lang: Lang) => ({
  hour,
  minute: formatMinute(minute, lang),
  period: periods.find(({ id }) => id === period)?.title ?? '',
})

const timeColumns = ({ hour, minute, period, periods }: TimeSetting, lang: Lang) => [
  {
    id: 'hour',
    label: hour,
    options: HOURS.map((value) => ({ value: String(value), label: formatDigits(value, lang) })),
  },
  {
    id: 'minute',
    label: minute,
    options: MINUTES.map((value) => ({ value: String(value), label: formatMinute(value, lang) })),
  },
  {
    id: 'period',
    label: period,
    options: periods.map(({ id, title }) => ({ value: String(id), label: title })),
  },
]

/**
 * The devices of a room as tiles with a switch. While they are on, the heating and the lamp show a slider, and the timer shows a
 * wheel picker.
 */
export default function Toggle2({ data = english, onBack, ...callbacks }: Toggle2Props) {
  const lang = useContentLang()
  const toast = useToast()
  const {
    onChange = ({ title }, isChecked) =>
      toast(interpolate(isChecked ? data.toasts.on : data.toasts.off, { title })),
    onValueChange,
    onTimeChange,
  } = callbacks
  const [overrides, setOverrides] = useState<Record<number, boolean>>({})
  const [values, setValues] = useState<Record<number, number>>({})
  const [times, setTimes] = useState<Record<number, Time>>({})
  const isOn = (item: Device) => overrides[item.id] ?? item.isChecked
  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" overPicture onBack={onBack} />
      <Content grouped>
        <PhotoHeader src={data.image} alt={data.imageAlt} className="min-h-68">
          <h1 className={fittedTitleClass(data.toolbarTitle, 'large-title')}>{data.toolbarTitle}</h1>
          <p role="status" className="text-subhead">
            {interpolate(data.description, { number: data.items.filter(isOn).length }, lang)}
          </p>
        </PhotoHeader>
        <ul
          aria-label={data.title}
          className="mx-auto grid w-full max-w-160 flex-none grid-cols-[repeat(auto-fit,minmax(min(100%,8em),1fr))] gap-3 px-margin pt-4"
        >
          {data.items.map((item) => {
            const Icon = icons[item.icon as keyof typeof icons] ?? Heater
            const isChecked = isOn(item)
            const { range, time } = item
            const isWide = Boolean(range || time)
            const chosenTime = time && (times[item.id] ?? time.value)
            const value = range ? (values[item.id] ?? range.value) : 0
            const placeholderValues =
              time && chosenTime ? timePlaceholderValues(time, chosenTime, lang) : { value }
            return (
              <li
                key={item.id}
                className={`overflow-hidden rounded-card transition-colors motion-duration-200 ${isChecked ? 'bg-surface shadow-card expressive:shadow-none' : 'bg-fill'} ${isWide ? 'col-span-full' : ''}`}
              >
                {/* biome-ignore lint/a11y/noLabelWithoutControl: Toggle renders the control */}
                <label
                  className={`pressable flex cursor-pointer gap-x-3 p-3.5 ${isWide ? 'items-center' : 'min-h-28 flex-col justify-between'}`}
                >
                  <span className={isWide ? 'contents' : 'flex items-center justify-between'}>
                    <Tile tone={isChecked ? (item.tone as Tone) : 'plain'}>
                      <Icon aria-hidden="true" />
                    </Tile>
                    <span className={isWide ? 'order-last ms-auto' : ''}>
                      <Toggle
                        checked={isChecked}
                        onChange={({ target }) => {
                          setOverrides({ ...overrides, [item.id]: target.checked })
                          onChange(item, target.checked)
                        }}
                      />
                    </span>
                  </span>
                  <span className="min-w-0">
                    <span className="block text-headline">{item.title}</span>
                    <span className="block text-secondary-label text-subhead tabular-nums">
                      {isChecked ? interpolate(item.on, placeholderValues, lang) : item.off}
                    </span>
                  </span>
                </label>
                {range && isChecked && (
                  <div className="px-4 pb-3">
                    <Range
                      {...range}
                      label={range.title}
                      value={value}
                      format={(number) => interpolate(range.format, { value: number }, lang)}
                      onChange={(number) => {
                        setValues({ ...values, [item.id]: number })
                        onValueChange?.(item, number)
                      }}
                    />
                  </div>
                )}
                {time && chosenTime && isChecked && (
                  <WheelPicker
                    label={time.title}
                    columns={timeColumns(time, lang)}
                    value={{
                      hour: String(chosenTime.hour),
                      minute: String(chosenTime.minute),
                      period: String(chosenTime.period),
                    }}
                    onChange={({ hour, minute, period }) => {
                      const newTime = { hour: Number(hour), minute: Number(minute), period: Number(period) }
                      setTimes({ ...times, [item.id]: newTime })
                      onTimeChange?.(item, newTime)
                    }}
                    className="px-4 pb-4 material:pt-2 [--field-label-background:var(--pb-surface)] expressive:[--cell-background:initial]"
                  />
                )}
              </li>
            )
          })}
        </ul>
      </Content>
    </Page>
  )
}
