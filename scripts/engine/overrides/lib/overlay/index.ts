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
} from '@/components/overlays/controlled-overlays'
export * from '@/lib/overlay/overlay-provider'
export { useOverlayEvents } from '@/lib/overlay/use-overlay-events'
