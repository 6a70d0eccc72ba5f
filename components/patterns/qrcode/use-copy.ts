'use client'
import { useToast } from '@/components/ui/use-toast'

/** Copies texts and says whether that worked: browsers refuse it on insecure addresses and in some frames. */
export const useCopy = (toasts: { copied: string; copyFailed: string }) => {
  const toast = useToast()
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast(toasts.copied)
    } catch {
      toast(toasts.copyFailed)
    }
  }
}
