import type { ReactNode } from 'react'

/** The place of a picture of a screen, which only the site has. */
export const Shots: (props: { screen?: string }) => ReactNode = () => null
