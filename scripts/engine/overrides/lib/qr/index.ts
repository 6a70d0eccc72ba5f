export * from '@/lib/qr/capacity'
export * from '@/lib/qr/save'
export * from '@/lib/qr/use-scanner'
export * from '@/lib/qr/web-url'
