'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import {
  ERROR_CORRECTION_LEVELS,
  type ErrorCorrectionLevel,
  overflowLength,
  RECOVERY_PERCENT,
  toWellFormed,
} from '@patternbook/engine/qr/capacity'
import { createPngFile, createSvgFile, downloadFile } from '@patternbook/engine/qr/save'
import { type FormEvent, useDeferredValue, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Content } from '@/components/ui/content'
import { useContentLang } from '@/components/ui/content-state'
import { ErrorIcon } from '@/components/ui/control-icons'
import { Header } from '@/components/ui/header'
import { Page } from '@/components/ui/page'
import { Range } from '@/components/ui/range'
import type { ScreenProps } from '@/components/ui/screen-props'
import { Segmented } from '@/components/ui/segmented'
import { SplitButton } from '@/components/ui/split-button'
import { Copy } from '@/components/ui/symbols/copy'
import { Download } from '@/components/ui/symbols/download'
import { Textarea } from '@/components/ui/textarea'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/qrcode/layout2.json'
import { QrCodeSign } from './qr-code-sign'
import { useCopyWithToast } from './use-copy-with-toast'

/** Maximum number of characters of the text in a code's accessible name, because screen readers read the whole name. */
const MAX_LABEL_TEXT_LENGTH = 80

/** Props of Qrcode1. */
export type Qrcode1Props = ScreenProps<typeof english> & {
  /** Called with the text of the code when the form is submitted, if the text is valid. */
  onSubmit?: (text: string) => void
  /** Called with the text, the error correction level, and the size of saved pictures in pixels when one of them changes. */
  onChange?: (code: { text: string; level: ErrorCorrectionLevel; size: number }) => void
  /** Called with the picture to save and its name. Default: downloads it. */
  onSave?: (file: Blob, name: string) => void
  /** Called with the text to copy. Default: copies it to the clipboard. */
  onCopy?: (text: string) => void
}

/**
 * A QR code generator: a sign with the code updates while the user types. The user can set the error correction, and can save the
 * code as a picture of a chosen size.
 */
export default function Qrcode1({ data = english, onBack, onChange, ...callbacks }: Qrcode1Props) {
  const lang = useContentLang()
  const { errors, toasts, labels, sizes } = data
  const toast = useToast()
  const copy = useCopyWithToast(toasts)
  const {
    onSubmit = () => toast(toasts.done),
    onSave = (file, name) => {
      downloadFile(file, name)
      toast(interpolate(toasts.saved, { file: `\u2068${name}\u2069` }))
    },
    onCopy = copy,
  } = callbacks
  const errorId = useId()
  const codeSvgRef = useRef<SVGSVGElement>(null)
  const [text, setText] = useState(data.sign.link)
  const [level, setLevel] = useState<ErrorCorrectionLevel>('M')
  const [size, setSize] = useState(sizes.value)
  const [isSubmitted, setSubmitted] = useState(false)

  // Keeps typing responsive while a large code renders.
  const deferredText = useDeferredValue(text)
  const excessLength = overflowLength(text, level)
  const isEmpty = text.trim() === ''
  const error = excessLength
    ? interpolate(errors.tooLong, { number: excessLength }, lang)
    : isSubmitted && isEmpty
      ? errors.empty
      : ''
  const encodedText =
    overflowLength(deferredText, level) || deferredText.trim() === '' ? '' : toWellFormed(deferredText)
  const formatRecoveryCapacity = (correctionLevel: ErrorCorrectionLevel) =>
    new Intl.NumberFormat(lang === 'ar' ? 'ar-EG' : 'en', { style: 'percent' }).format(
      RECOVERY_PERCENT[correctionLevel] / 100,
    )

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.querySelector('textarea')
    // The error must be rendered before the focus moves, so that screen readers announce it with the field.
    flushSync(() => setSubmitted(true))
    if (isEmpty || excessLength) return field?.focus()
    // Closes the on-screen keyboard, so that the code is visible.
    field?.blur()
    codeSvgRef.current?.closest('[data-content]')?.scrollTo({ top: 0 })
    onSubmit(text)
  }
  const notifyChange = (changes: Partial<Parameters<NonNullable<Qrcode1Props['onChange']>>[0]>) =>
    onChange?.({ text, level, size, ...changes })
  const save = async (format: 'svg' | 'png') => {
    const svg = codeSvgRef.current
    const file = svg && (format === 'svg' ? createSvgFile(svg, size) : await createPngFile(svg, size))
    if (file) onSave(file, `qr-code.${format}`)
    else toast(toasts.saveFailed)
  }

  return (
    <Page>
      <Header title={data.toolbarTitle} titleAs="div" onBack={onBack} />
      <Content grouped className="tablet:flex-row! tablet:items-start tablet:justify-center">
        <div className="flex flex-none justify-center px-margin pt-2 pb-5 tablet:sticky tablet:top-0 tablet:p-10">
          <QrCodeSign
            ref={codeSvgRef}
            text={encodedText}
            sign={data.sign}
            level={level}
            label={
              encodedText
                ? interpolate(labels.code, { text: encodedText.slice(0, MAX_LABEL_TEXT_LENGTH) })
                : labels.blank
            }
          />
        </div>
        <form
          noValidate
          onSubmit={handleSubmit}
          className="mx-auto flex w-full max-w-lg flex-none flex-col px-margin tablet:mx-0 tablet:max-w-sm tablet:flex-[0_1_24rem] tablet:pt-8"
        >
          <h1 className="text-title1 material:text-title2 ios:text-center tablet:ios:text-start">
            {data.title}
          </h1>
          <p className="mt-1 mb-4 text-pretty text-secondary-label text-subhead ios:text-center tablet:ios:text-start">
            {data.description}
          </p>
          <Textarea
            label={data.text}
            placeholder={data.textPlaceholder}
            value={text}
            onChange={(next) => {
              setText(next)
              notifyChange({ text: next })
            }}
            // An empty field has no direction of its own: its placeholder follows the page.
            dir={text === '' ? undefined : 'auto'}
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="ios:[--field-background:var(--pb-surface)] [&_textarea]:max-h-[12em] [&_textarea]:min-h-[3.5em]"
          />
          {error && (
            <p id={errorId} role="alert" className="flex gap-1.5 px-4 pt-2 text-danger text-footnote">
              <ErrorIcon className="size-[1.23em] flex-none" />
              {error}
            </p>
          )}
          <h2 className="mt-6 mb-2 text-headline ios:px-4 ios:text-secondary-label">{data.level}</h2>
          <Segmented
            label={data.level}
            options={ERROR_CORRECTION_LEVELS.map((id) => ({ id, title: formatRecoveryCapacity(id) }))}
            value={level}
            onChange={(id) => {
              const next = id as ErrorCorrectionLevel
              setLevel(next)
              notifyChange({ level: next })
            }}
          />
          <p className="mt-2 text-secondary-label text-footnote expressive:text-subhead">
            {interpolate(labels.withstands, { percent: formatRecoveryCapacity(level) })}
          </p>

          <div className="mt-7 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-headline ios:px-4 ios:text-secondary-label">{data.pictureSize}</h2>
            <p className="text-secondary-label text-subhead tabular-nums">
              {interpolate(labels.pixels, { number: size }, lang)}
            </p>
          </div>
          <Range
            label={data.pictureSize}
            {...sizes}
            value={size}
            onChange={(next) => {
              setSize(next)
              notifyChange({ size: next })
            }}
            valueText={(number) => interpolate(labels.pixels, { number }, lang)}
          />

          <SplitButton
            label={labels.more}
            disabled={!encodedText}
            icon={<Download aria-hidden="true" className="size-5" />}
            actions={[
              { id: 'svg', title: data.saveSvg, icon: <Download aria-hidden="true" /> },
              { id: 'copy', title: data.copy, icon: <Copy aria-hidden="true" /> },
            ]}
            onClick={() => void save('png')}
            onSelect={(id) => void (id === 'svg' ? save('svg') : onCopy(encodedText))}
            className="mt-9 ios:hidden baseline:hidden"
          >
            {data.savePng}
          </SplitButton>
          <div className="mt-8 grid grid-cols-2 gap-2 ios:*:px-3! *:last:col-span-full @max-[16em]/frame:grid-cols-1 expressive:hidden">
            <Button
              variant="soft"
              disabled={!encodedText}
              icon={<Download className="size-5" />}
              onClick={() => void save('png')}
            >
              {data.savePng}
            </Button>
            <Button
              variant="soft"
              disabled={!encodedText}
              icon={<Download className="size-5" />}
              onClick={() => void save('svg')}
            >
              {data.saveSvg}
            </Button>
            <Button
              variant="outline"
              disabled={!encodedText}
              icon={<Copy className="size-5" />}
              onClick={() => onCopy(encodedText)}
            >
              {data.copy}
            </Button>
          </div>
          <Button type="submit" size="lg" className="mt-2 expressive:mt-4">
            {data.button}
          </Button>
        </form>
      </Content>
    </Page>
  )
}
