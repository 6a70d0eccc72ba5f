import type { Mode } from '@/lib/frame/state'
import { withBase } from '@/lib/navigation/href'
import { findSection, type Section, sections } from '@/lib/site/catalog'
import { registryItemName } from '@/lib/site/catalog/registry-item-name'
import { Screenshot } from './screenshot'

/** Index of the screen that represents a pattern, by section key. Default: the first screen. */
const representativeScreenIndexes: Readonly<Record<string, number>> = {
  expandable: 1,
  dragAndDrop: 1,
  swipeToDismiss: 2,
  googleCards: 1,
  parallax: 3,
  animation: 3,
  login: 1,
  register: 1,
  forgetPassword: 1,
  imageGallery: 1,
  splashScreens: 1,
  checkBoxes: 1,
  searchBars: 1,
  wizard: 2,
  spinner: 1,
  tabs: 6,
  radioButton: 1,
  form: 1,
  profile: 4,
  segment: 1,
  scrollSegment: 2,
  alert: 1,
}

const formatScreenCount = (count: number) => `${count} ${count === 1 ? 'screen' : 'screens'}`

function PatternTile({ section, mode }: { section: Section; mode: Mode }) {
  const screen = section.screens[representativeScreenIndexes[section.key] ?? 0] ?? section.screens[0]
  if (!screen) return null
  const parentSection = section.parent && findSection(section.parent)
  return (
    <li>
      <a href={withBase(`/${screen.id}/?mode=${mode}`)}>
        <span className="front-picture">
          <Screenshot registryName={registryItemName(screen.id)} mode={mode} />
        </span>
        <b>{parentSection ? `${parentSection.title}: ${section.title}` : section.title}</b>
        <small>{formatScreenCount(section.screens.length)}</small>
      </a>
    </li>
  )
}

/** Pictures of one screen of each pattern, alternately on iOS and Material. Each picture links to its screen on that platform. */
export const PatternGrid = () => (
  <ul className="front-grid">
    {sections.map((section, index) => (
      <PatternTile key={section.key} section={section} mode={index % 2 === 0 ? 'ios' : 'md'} />
    ))}
  </ul>
)
