import './panels.css'
import './inspector-options.css'
import {
  AccentField,
  LookFields,
  OptionFields,
  RestartButton,
} from '@/components/site/shell/toolbar/option-fields'

/**
 * The Options tab: most options of the toolbar, for narrow windows, which have no toolbar. The screen above the sheet changes
 * immediately.
 */
export default function InspectorOptionsPanel() {
  return (
    <div className="inspector-options inspector-partial-sheet">
      <LookFields />
      <OptionFields />
      <AccentField />
      <RestartButton />
    </div>
  )
}
