export {
  ActionSheet,
  Alert,
  Loading,
  Modal,
  type ModalProps,
  type ModalRef,
  Popover,
  type PopoverProps,
  Toast,
} from '@/components/overlays/controlled'
export * from '@/lib/overlay/react'
export { useOverlayEvents } from '@/lib/overlay/use-overlay-events'
