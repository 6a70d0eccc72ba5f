'use client'
import { useFrame } from '@/lib/frame/use-frame'
import { panelWords } from './panel-words'

/** What the panels say inside the frame, in its language. */
export const useWords = () => panelWords[useFrame().lang]
