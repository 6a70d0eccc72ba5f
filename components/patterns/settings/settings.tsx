'use client'
import { ArrowLeftRight, BookOpen, Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Content } from '@/components/ui/content'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Segmented } from '@/components/ui/segmented'
import { Swatches } from '@/components/ui/swatches'
import { Tile } from '@/components/ui/tile'
import { Toggle } from '@/components/ui/toggle'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/settings.json'
import { fill } from '@/lib/data/fill'
import type { Settings as Data } from '@/lib/data/schemas'
import { useSample } from '@/lib/data/use-sample'
import { DEFAULTS, type FrameState, frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { TOAST_DURATION } from '@/lib/overlay/defaults'
import { setToastTime, toastTime } from '@/lib/storage/toast-time'
import { OfflineRows } from './offline-rows'

/**
 * How the screens are shown (direction, theme, platform and its generation, accent, language), and how long messages stay. Every choice takes
 * effect at once and is stored.
 */
export default function Settings() {
  const sample = useSample<Data>('settings', english)
  const { data } = sample
  const { dir, theme, mode, ios, md, accent, lang } = useFrame()
  const toast = useToast()
  const [saving, setSaving] = useState(false)
  const [changed, setChanged] = useState<'dir' | 'lang'>()
  const [time, setTime] = useState(String(TOAST_DURATION))
  useEffect(() => setTime(String(toastTime() ?? TOAST_DURATION)), [])
  const chooseTime = (id: string) => {
    setToastTime(Number(id))
    setTime(id)
    const chosen = data.messages.options.find((option) => option.id === id)
    toast(fill(data.toasts.messages, { time: chosen?.title ?? '' }))
  }
  const download = async () => {
    setSaving(true)
    try {
      const { saveData } = await import('./save-data')
      toast(fill(data.toasts.saved, { name: await saveData() }))
    } catch {
      toast(data.toasts.failed)
    }
    setSaving(false)
  }
  const language = data.language.options.find((option) => option.id === lang)?.title
  // Only in the language of the page: after a change of the language its texts arrive later.
  const announced =
    sample.status !== 'ready'
      ? undefined
      : changed === 'dir'
        ? data.toasts[dir]
        : changed === 'lang' && `${data.language.title}: ${language}`
  const chosen = data.accent.options.find((option) => option.id === accent)
  return (
    <Page>
      <Header title={data.toolbarTitle} large back="menu" />
      <Content state={sample} tonal>
        <List tonal footer={<span className="material:hidden">{data.rtl.description}</span>}>
          <Item
            as="label"
            lead={
              <Tile small>
                <ArrowLeftRight aria-hidden="true" />
              </Tile>
            }
            title={data.rtl.title}
            subtitle={<span className="ios:hidden">{data.rtl.description}</span>}
            end={
              <Toggle
                checked={dir === 'rtl'}
                value="rtl"
                data-frame-key="dir"
                onChange={(event) => {
                  setChanged('dir')
                  frame.set({ dir: event.target.checked ? 'rtl' : 'ltr' })
                }}
              />
            }
          />
        </List>
        <List tonal header={data.appearance}>
          <Item title={data.theme.title}>
            <Segmented
              label={data.theme.title}
              options={data.theme.options}
              value={theme}
              frameKey="theme"
              onChange={(id) => frame.set({ theme: id as FrameState['theme'] })}
            />
          </Item>
          <Item title={data.platform.title}>
            <Segmented
              label={data.platform.title}
              options={data.platform.options}
              value={mode}
              frameKey="mode"
              onChange={(id) => frame.set({ mode: id as FrameState['mode'] })}
            />
          </Item>
          {/* Both are written by the server, which does not know the mode; CSS shows the one that applies. */}
          <Item title={data.generation.title} className="material:hidden">
            <Segmented
              label={data.generation.title}
              options={data.generation.ios}
              value={ios}
              frameKey="ios"
              onChange={(id) => frame.set({ ios: id as FrameState['ios'] })}
            />
          </Item>
          <Item title={data.generation.title} className="ios:hidden">
            <Segmented
              label={data.generation.title}
              options={data.generation.md}
              value={md}
              frameKey="md"
              onChange={(id) => frame.set({ md: id as FrameState['md'] })}
            />
          </Item>
          <Item title={data.language.title}>
            <Segmented
              label={data.language.title}
              options={data.language.options}
              value={lang}
              frameKey="lang"
              onChange={(id) => {
                setChanged('lang')
                frame.set({ lang: id as FrameState['lang'] })
              }}
            />
          </Item>
        </List>
        <List
          tonal
          header={data.accent.title}
          // What the server says of the accent it knows is not for those who have another.
          footer={
            accent === DEFAULTS.accent ? (
              <span className="not-in-data-[accent=blue]:invisible">{chosen?.description}</span>
            ) : (
              chosen?.description
            )
          }
          footerLive
        >
          <Item>
            <Swatches
              label={data.accent.title}
              options={data.accent.options}
              value={accent}
              frameKey="accent"
              onChange={(id) => frame.set({ accent: id })}
            />
          </Item>
        </List>
        <List tonal footer={data.messages.description}>
          <Item title={data.messages.title}>
            <Segmented
              label={data.messages.title}
              options={data.messages.options}
              value={time}
              onChange={chooseTime}
            />
          </Item>
        </List>
        <OfflineRows words={data.offline} lang={sample.lang} />
        <List tonal>
          <Item
            href="/home/?intro=1"
            direction="root"
            lead={
              <Tile small tone="violet">
                <BookOpen aria-hidden="true" />
              </Tile>
            }
            title={data.intro.title}
            subtitle={data.intro.description}
          />
          <Item
            onClick={() => void download()}
            disabled={saving}
            lead={
              <Tile small tone="teal">
                <Download aria-hidden="true" />
              </Tile>
            }
            title={data.download.title}
            subtitle={data.download.description}
          />
        </List>
      </Content>
      <p role="status" lang={sample.lang} className="sr-only">
        {announced}
      </p>
    </Page>
  )
}
