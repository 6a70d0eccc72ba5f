'use client'
import { interpolate } from '@patternbook/engine/data/interpolate'
import { DEFAULTS, type FrameState, frame } from '@patternbook/engine/frame'
import { useFrame } from '@patternbook/engine/frame/use-frame'
import { type ReactNode, useState } from 'react'
import { Content } from '@/components/ui/content'
import { useContentLang, useContentState } from '@/components/ui/content-state'
import { Header } from '@/components/ui/header'
import { Item } from '@/components/ui/item'
import { List } from '@/components/ui/list'
import { Page } from '@/components/ui/page'
import { Segmented } from '@/components/ui/segmented'
import { Swatches } from '@/components/ui/swatches'
import { ArrowLeftRight } from '@/components/ui/symbols/arrow-left-right'
import { BookOpen } from '@/components/ui/symbols/book-open'
import { Download } from '@/components/ui/symbols/download'
import { Tile } from '@/components/ui/tile'
import { Toggle } from '@/components/ui/toggle'
import { useToast } from '@/components/ui/use-toast'
import english from '@/data/settings.json'

/** Props of Settings. */
export type SettingsProps = {
  /** Texts and options, in the format of `settings.json`. */
  data?: typeof english
  /** The selected duration of toasts, ms: the ID of an option in `data.messages`. Default: the screen keeps the selection. */
  toastDuration?: number
  /** Called with the chosen duration of toasts, ms. */
  onToastDurationChange?: (duration: number) => void
  /** Called after the user has changed the direction, theme, platform, generation, accent, or language of the frame. */
  onChange?: (change: Partial<FrameState>) => void
  /** Called when the menu button is pressed. Default: dispatches the document event `patternbook:open-menu`. */
  onMenu?: () => void
  /** Called when the row that opens the introduction is pressed. Default: opens `/home/?intro=1`. */
  onIntro?: () => void
  /**
   * Called when the download row is pressed. Must resolve with the file name. If it rejects, an error message is shown. Without
   * this function, the row is hidden.
   */
  onDownload?: () => Promise<string>
  /** Additional groups of rows. */
  children?: ReactNode
}

/** Settings: direction, theme, platform and its generation, language, accent color, and the duration of toasts. */
export default function Settings({
  data = english,
  toastDuration,
  onToastDurationChange,
  onChange,
  onMenu,
  onIntro,
  onDownload,
  children,
}: SettingsProps) {
  const contentState = useContentState()
  const contentLang = useContentLang()
  const { dir, theme, mode, ios, md, accent, lang } = useFrame()
  const toast = useToast()
  const [isDownloading, setDownloading] = useState(false)
  const [lastChangedKey, setLastChangedKey] = useState<'dir' | 'lang'>()
  const [uncontrolledDurationId, setUncontrolledDurationId] = useState(data.messages.options[0]?.id ?? '')
  const selectedDurationId = toastDuration === undefined ? uncontrolledDurationId : String(toastDuration)
  const changeFrame = (change: Partial<FrameState>) => {
    frame.set(change)
    onChange?.(change)
  }
  const selectToastDuration = (id: string) => {
    setUncontrolledDurationId(id)
    onToastDurationChange?.(Number(id))
    const selectedOption = data.messages.options.find((option) => option.id === id)
    toast(interpolate(data.toasts.messages, { time: selectedOption?.title ?? '' }))
  }
  const download = async (saveFile: () => Promise<string>) => {
    setDownloading(true)
    try {
      toast(interpolate(data.toasts.saved, { name: await saveFile() }))
    } catch {
      toast(data.toasts.failed)
    }
    setDownloading(false)
  }
  const languageTitle = data.language.options.find((option) => option.id === lang)?.title
  // A change of direction or language is announced only after the strings of the current language have loaded.
  const announcement =
    contentState.status !== 'ready'
      ? undefined
      : lastChangedKey === 'dir'
        ? data.toasts[dir]
        : lastChangedKey === 'lang' && `${data.language.title}: ${languageTitle}`
  const selectedAccent = data.accent.options.find((option) => option.id === accent)
  return (
    <Page>
      <Header title={data.toolbarTitle} largeTitle back="menu" onMenu={onMenu} />
      <Content tonal className="tablet:[&>:is(h1,section)]:mx-auto tablet:[&>:is(h1,section)]:w-160">
        <List tonal footer={<span className="material:hidden">{data.rtl.description}</span>}>
          <Item
            as="label"
            start={
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
                  setLastChangedKey('dir')
                  changeFrame({ dir: event.target.checked ? 'rtl' : 'ltr' })
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
              onChange={(id) => changeFrame({ theme: id as FrameState['theme'] })}
            />
          </Item>
          <Item title={data.platform.title}>
            <Segmented
              label={data.platform.title}
              options={data.platform.options}
              value={mode}
              frameKey="mode"
              onChange={(id) => changeFrame({ mode: id as FrameState['mode'] })}
            />
          </Item>
          {/* The server does not know the platform, so it renders a row for each platform. CSS hides one of the two rows. */}
          <Item title={data.generation.title} className="material:hidden">
            <Segmented
              label={data.generation.title}
              options={data.generation.ios}
              value={ios}
              frameKey="ios"
              onChange={(id) => changeFrame({ ios: id as FrameState['ios'] })}
            />
          </Item>
          <Item title={data.generation.title} className="ios:hidden">
            <Segmented
              label={data.generation.title}
              options={data.generation.md}
              value={md}
              frameKey="md"
              onChange={(id) => changeFrame({ md: id as FrameState['md'] })}
            />
          </Item>
          <Item title={data.language.title}>
            <Segmented
              label={data.language.title}
              options={data.language.options}
              value={lang}
              frameKey="lang"
              onChange={(id) => {
                setLastChangedKey('lang')
                changeFrame({ lang: id as FrameState['lang'], dir: id === 'ar' ? 'rtl' : 'ltr' })
              }}
            />
          </Item>
        </List>
        <List
          tonal
          header={data.accent.title}
          // The server renders the description of the default accent, which is hidden when another accent is set.
          footer={
            accent === DEFAULTS.accent ? (
              <span className="not-in-data-[accent=blue]:invisible">{selectedAccent?.description}</span>
            ) : (
              selectedAccent?.description
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
              onChange={(id) => changeFrame({ accent: id })}
            />
          </Item>
        </List>
        <List tonal footer={data.messages.description}>
          <Item title={data.messages.title}>
            <Segmented
              label={data.messages.title}
              options={data.messages.options}
              value={selectedDurationId}
              onChange={selectToastDuration}
            />
          </Item>
        </List>
        {children}
        <List tonal>
          <Item
            {...(onIntro
              ? { onClick: onIntro, chevron: true }
              : { href: '/home/?intro=1', routerDirection: 'root' as const })}
            start={
              <Tile small tone="violet">
                <BookOpen aria-hidden="true" />
              </Tile>
            }
            title={data.intro.title}
            subtitle={data.intro.description}
          />
          {onDownload && (
            <Item
              // Not `disabled`, because a disabled row would lose focus.
              onClick={() => isDownloading || void download(onDownload)}
              start={
                <Tile small tone="teal">
                  <Download aria-hidden="true" />
                </Tile>
              }
              title={data.download.title}
              subtitle={data.download.description}
            />
          )}
        </List>
      </Content>
      <p role="status" lang={contentLang} className="sr-only">
        {announcement}
      </p>
    </Page>
  )
}
