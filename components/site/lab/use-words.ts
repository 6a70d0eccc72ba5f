'use client'
import { useFrame } from '@/lib/frame/use-frame'
import { panelWords } from './panel-words'

/** Returns the strings of the overlays and menus that the panels open, in the language of the frame. */
export const useWords = () => panelWords[useFrame().lang]
