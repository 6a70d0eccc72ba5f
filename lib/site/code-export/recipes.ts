/** How an app tells the screens of its router: lines to paste, by the name of the router. */
export const recipes = {
  'React Router': `import { configure } from '@patternbook/engine/navigation'

configure({ navigate: (href) => router.navigate(href), back: () => router.navigate(-1) })`,
  'TanStack Router': `import { configure } from '@patternbook/engine/navigation'

configure({ navigate: (href) => router.navigate({ href }), back: () => router.history.back() })`,
  Next: `import { configure } from '@patternbook/engine/navigation'

const router = useRouter()
useEffect(() => configure({ navigate: (href) => router.push(href), back: () => router.back() }), [router])`,
} as const

/** A router that there are lines for. */
export type Router = keyof typeof recipes

/** The routers, in the order in which they are offered. */
export const routers = Object.keys(recipes) as Router[]
