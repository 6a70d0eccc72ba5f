import './panels.css'
import './options.css'
import { AccentField, LookFields, OptionFields } from '@/components/site/shell/toolbar/option-fields'

/** On phones: everything that the toolbar changes in wide windows. The screen above the sheet changes immediately. */
export default function OptionsTab() {
  return (
    <div className="in-options in-below">
      <LookFields />
      <OptionFields />
      <AccentField />
    </div>
  )
}
