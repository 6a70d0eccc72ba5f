'use client'
import { useFrame } from '@/lib/frame/use-frame'
import { panelStrings } from './panel-strings'

/** Returns the strings of what the panels show in the frame, such as alerts, in the language of the frame. */
export const usePanelStrings = () => panelStrings[useFrame().lang]
