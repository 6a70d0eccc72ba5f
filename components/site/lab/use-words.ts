'use client'
import { useFrame } from '@/lib/frame/use-frame'
import { panelWords } from './panel-words'

/** Strings of the panels inside the frame, in its language. */
export const useWords = () => panelWords[useFrame().lang]
