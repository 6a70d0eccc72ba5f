'use client'
import { useFrame } from '@/lib/frame/use-frame'
import { panelStrings } from './panel-strings'

/** Returns the strings of the overlays and menus that the panels open, in the language of the frame. */
export const usePanelStrings = () => panelStrings[useFrame().lang]
