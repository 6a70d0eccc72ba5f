'use client'
import { frame } from '@/lib/frame'
import { useFrame } from '@/lib/frame/use-frame'
import { inspectorStore } from '../inspector-button/inspector-store'

const platforms = [
  ['ios', 'iOS'],
  ['md', 'Material'],
] as const

/**
 * The bar above the screen on phones: switches the platform and its version with one press, and opens the inspector with the
 * Options tab or with the last selected tab. The bar is outside of the frame, so it never covers a part of the screen. Wide
 * windows have the toolbar instead; full screen and embeds have neither. As in the toolbar, CSS highlights the button of the
 * current platform based on an attribute of the root element, so that the highlight is correct before hydration.
 */
export function PhoneBar() {
  const { mode, ios, md } = useFrame()
  const otherIosVersion = ios === '26' ? '18' : '26'
  const materialVersion = md === 'baseline' ? 'Baseline' : 'Expressive'
  const otherMaterialVersion = md === 'baseline' ? 'Expressive' : 'Baseline'
  return (
    <section lang="en" className="sh-phone-bar" aria-label="Preview">
      <div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div role="group" aria-label="Platform">
          {platforms.map(([value, text]) => (
            <button
              key={value}
              type="button"
              data-value={value}
              aria-pressed={value === mode}
              onClick={() => frame.set({ mode: value })}
            >
              {text}
            </button>
          ))}
        </div>
        {/* The server renders both version buttons, because it does not know the mode; CSS hides one of them. */}
        <button
          type="button"
          data-only="ios"
          aria-label={`iOS ${ios}. Switch to iOS ${otherIosVersion}`}
          onClick={() => frame.set({ ios: otherIosVersion })}
        >
          iOS {ios}
        </button>
        <button
          type="button"
          data-only="md"
          aria-label={`${materialVersion}. Switch to ${otherMaterialVersion}`}
          onClick={() => frame.set({ md: md === 'baseline' ? 'expressive' : 'baseline' })}
        >
          {materialVersion}
        </button>
      </div>
      <button type="button" onClick={() => inspectorStore.setOpen(true, 'inspector-tab-options')}>
        Options
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Inspector: code and sharing"
        onClick={() => inspectorStore.setOpen(true)}
      >
        Code
      </button>
    </section>
  )
}
