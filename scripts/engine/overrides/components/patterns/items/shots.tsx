import type { ReactNode } from 'react'

/** The place of a picture of a screen, which only the site has. */
export const Shots: (props: { name: string }) => ReactNode = () => null
