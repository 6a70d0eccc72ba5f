import type { Lang } from '@/lib/frame/state'
// Playwright imports this file in Node.js, which requires the `type` attribute for JSON.
import arabic from './empty-states.ar.json' with { type: 'json' }
import english from './empty-states.en.json' with { type: 'json' }

/** Texts of an empty state. */
type EmptyState = { title: string; description: string; actionLabel: string }

/** Title, description, and label of the button, by the name of a screen or the slug of its section. */
const texts: Readonly<Record<Lang, Readonly<Partial<Record<string, string[]>>>>> = { en: english, ar: arabic }

/**
 * Returns the empty state of a screen, or else the empty state of its section; undefined if neither has one.
 * @param screenName `screen` of the route: the ID of a screen, such as `login/0`, or a name, such as `items`
 */
export const emptyStateOf = (screenName: string, lang: Lang): EmptyState | undefined => {
  const [title, description, action] =
    texts[lang][screenName] ?? texts[lang][screenName.split('/')[0] ?? ''] ?? []
  return title && description && action ? { title, description, actionLabel: action } : undefined
}
