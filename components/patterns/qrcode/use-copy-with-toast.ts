'use client'
import { useToast } from '@/components/ui/use-toast'

/**
 * Returns a function that copies text and then shows a toast.
 * @param toasts messages after success and failure: browsers deny copying on insecure origins and in some iframes
 */
export const useCopyWithToast = (toasts: { copied: string; copyFailed: string }) => {
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
