/** Lines that connect the screens to the router of an app, by the name of the router. */
export const recipes = {
  'React Router': `import { configure } from '@patternbook/engine/navigation'

configure({ navigate: (href) => router.navigate(href), back: () => router.navigate(-1) })`,
  'TanStack Router': `import { configure } from '@patternbook/engine/navigation'

configure({ navigate: (href) => router.navigate({ href }), back: () => router.history.back() })`,
  Next: `import { configure } from '@patternbook/engine/navigation'

const router = useRouter()
useEffect(() => configure({ navigate: (href) => router.push(href), back: () => router.back() }), [router])`,
} as const

/** A router with a recipe. */
export type Router = keyof typeof recipes

/** The routers, in the order in which they are offered. */
export const routers = Object.keys(recipes) as Router[]
