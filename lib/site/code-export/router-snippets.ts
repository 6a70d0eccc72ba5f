/** Code that connects the screens to the router of an app, by the name of the router. */
export const routerSnippets = {
  'React Router': `import { configure } from '@patternbook/engine/navigation'

configure({ navigate: (href) => router.navigate(href), back: () => router.navigate(-1) })`,
  'TanStack Router': `import { configure } from '@patternbook/engine/navigation'

configure({ navigate: (href) => router.navigate({ href }), back: () => router.history.back() })`,
  Next: `import { configure } from '@patternbook/engine/navigation'

const router = useRouter()
useEffect(() => configure({ navigate: (href) => router.push(href), back: () => router.back() }), [router])`,
} as const

/** Where to add the code for a router, and where its `router` or `useRouter` comes from, by the name of the router. */
export const routerInstructions: Readonly<Record<RouterName, string>> = {
  'React Router': 'Run this once where the app starts; router is the return value of createBrowserRouter.',
  'TanStack Router': 'Run this once where the app starts; router is the return value of createRouter.',
  Next: 'Add this to a client component that the root layout renders; useRouter is from next/navigation.',
}

/** Name of a router for which there is code. */
export type RouterName = keyof typeof routerSnippets

/** The routers, in the order in which they are offered. */
export const routerNames = Object.keys(routerSnippets) as RouterName[]
