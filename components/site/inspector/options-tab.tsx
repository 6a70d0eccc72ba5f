import './panels.css'
import './options.css'
import {
  AccentField,
  LookFields,
  OptionFields,
  RestartButton,
} from '@/components/site/shell/toolbar/option-fields'

/**
 * The tab that phones have instead of the toolbar, with the same options. The screen above the sheet changes
 * immediately.
 */
export default function OptionsTab() {
  return (
    <div className="inspector-options inspector-below">
      <LookFields />
      <OptionFields />
      <AccentField />
      <RestartButton />
    </div>
  )
}
