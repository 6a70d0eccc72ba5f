import type { ComponentProps } from 'react'
import type S0 from '@/components/patterns/action-sheet/action-sheet-0'
export const t0: ('data' | 'onBack' | 'onAction' | 'onSelect' | 'onBuy')[] extends (keyof ComponentProps<
  typeof S0
>)[]
  ? true
  : false = true

import type S1 from '@/components/patterns/action-sheet/action-sheet-1'
export const t1: ('data' | 'onBack' | 'onAction')[] extends (keyof ComponentProps<typeof S1>)[]
  ? true
  : false = true

import type S2 from '@/components/patterns/action-sheet/action-sheet-2'
export const t2: ('data' | 'onBack' | 'onAction' | 'onSelect')[] extends (keyof ComponentProps<typeof S2>)[]
  ? true
  : false = true

import type S3 from '@/components/patterns/alert/alert-0'
export const t3: ('data' | 'onBack' | 'onAnswer')[] extends (keyof ComponentProps<typeof S3>)[]
  ? true
  : false = true

import type S4 from '@/components/patterns/alert/alert-1'
export const t4: ('data' | 'onBack' | 'onConfirm' | 'onLike' | 'onComment')[] extends (keyof ComponentProps<
  typeof S4
>)[]
  ? true
  : false = true

import type S5 from '@/components/patterns/alert/alert-2'
export const t5: ('data' | 'onBack' | 'onSubscribe' | 'onCancel' | 'onLike')[] extends (keyof ComponentProps<
  typeof S5
>)[]
  ? true
  : false = true

import type S6 from '@/components/patterns/animation/animation-0'
export const t6: ('data' | 'onBack' | 'onChange')[] extends (keyof ComponentProps<typeof S6>)[]
  ? true
  : false = true

import type S7 from '@/components/patterns/animation/animation-1'
export const t7: ('data' | 'onBack' | 'onSelect' | 'onProceed')[] extends (keyof ComponentProps<typeof S7>)[]
  ? true
  : false = true

import type S8 from '@/components/patterns/animation/animation-2'
export const t8: ('data' | 'onBack' | 'onSelect' | 'onLike' | 'onFavorite')[] extends (keyof ComponentProps<
  typeof S8
>)[]
  ? true
  : false = true

import type S9 from '@/components/patterns/animation/animation-3'
export const t9: ('data' | 'onBack' | 'onSelect' | 'onShare' | 'onExplore')[] extends (keyof ComponentProps<
  typeof S9
>)[]
  ? true
  : false = true

import type S10 from '@/components/patterns/animation/animation-4'
export const t10: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S10>)[]
  ? true
  : false = true

import type S11 from '@/components/patterns/animation/animation-5'
export const t11: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S11>)[]
  ? true
  : false = true

import type S12 from '@/components/patterns/animation/animation-6'
export const t12: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S12>)[]
  ? true
  : false = true

import type S13 from '@/components/patterns/animation/animation-7'
export const t13: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S13>)[]
  ? true
  : false = true

import type S14 from '@/components/patterns/animation/animation-8'
export const t14: ('data' | 'onBack' | 'onSelect' | 'onLike' | 'onComment')[] extends (keyof ComponentProps<
  typeof S14
>)[]
  ? true
  : false = true

import type S15 from '@/components/patterns/animation/animation-9'
export const t15: ('data' | 'onBack' | 'onSelect' | 'onDownload' | 'onLike')[] extends (keyof ComponentProps<
  typeof S15
>)[]
  ? true
  : false = true

import type S16 from '@/components/patterns/check-boxes/check-boxes-0'
export const t16: ('data' | 'onBack' | 'onChange')[] extends (keyof ComponentProps<typeof S16>)[]
  ? true
  : false = true

import type S17 from '@/components/patterns/check-boxes/check-boxes-1'
export const t17: ('data' | 'onBack' | 'onChange')[] extends (keyof ComponentProps<typeof S17>)[]
  ? true
  : false = true

import type S18 from '@/components/patterns/check-boxes/check-boxes-2'
export const t18: ('data' | 'onBack' | 'onChange' | 'onAction')[] extends (keyof ComponentProps<typeof S18>)[]
  ? true
  : false = true

import type S19 from '@/components/patterns/comment/comment-0'
export const t19: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S19>)[]
  ? true
  : false = true

import type S20 from '@/components/patterns/comment/comment-1'
export const t20: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S20>)[]
  ? true
  : false = true

import type S21 from '@/components/patterns/drag-and-drop/drag-and-drop-0'
export const t21: ('data' | 'onBack' | 'onSelect' | 'onReorder')[] extends (keyof ComponentProps<
  typeof S21
>)[]
  ? true
  : false = true

import type S22 from '@/components/patterns/drag-and-drop/drag-and-drop-1'
export const t22: (
  | 'data'
  | 'onBack'
  | 'onSelect'
  | 'onReorder'
  | 'onProceed'
)[] extends (keyof ComponentProps<typeof S22>)[]
  ? true
  : false = true

import type S23 from '@/components/patterns/drag-and-drop/drag-and-drop-2'
export const t23: ('data' | 'onBack' | 'onSelect' | 'onReorder')[] extends (keyof ComponentProps<
  typeof S23
>)[]
  ? true
  : false = true

import type S24 from '@/components/patterns/expandable/expandable-0'
export const t24: ('data' | 'onBack' | 'onSelect' | 'onLike' | 'onFavorite')[] extends (keyof ComponentProps<
  typeof S24
>)[]
  ? true
  : false = true

import type S25 from '@/components/patterns/expandable/expandable-1'
export const t25: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S25>)[]
  ? true
  : false = true

import type S26 from '@/components/patterns/expandable/expandable-2'
export const t26: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S26>)[]
  ? true
  : false = true

import type S27 from '@/components/patterns/forgot-password/forgot-password-0'
export const t27: ('data' | 'onBack' | 'onSubmit')[] extends (keyof ComponentProps<typeof S27>)[]
  ? true
  : false = true

import type S28 from '@/components/patterns/forgot-password/forgot-password-1'
export const t28: ('data' | 'onBack' | 'onSubmit')[] extends (keyof ComponentProps<typeof S28>)[]
  ? true
  : false = true

import type S29 from '@/components/patterns/form/form-0'
export const t29: ('data' | 'onBack' | 'onSubmit')[] extends (keyof ComponentProps<typeof S29>)[]
  ? true
  : false = true

import type S30 from '@/components/patterns/form/form-1'
export const t30: ('data' | 'onBack' | 'onRate' | 'onSubmit')[] extends (keyof ComponentProps<typeof S30>)[]
  ? true
  : false = true

import type S31 from '@/components/patterns/form/form-2'
export const t31: ('data' | 'onBack' | 'onSubmit')[] extends (keyof ComponentProps<typeof S31>)[]
  ? true
  : false = true

import type S32 from '@/components/patterns/form/form-3'
export const t32: ('data' | 'onBack' | 'onSubmit')[] extends (keyof ComponentProps<typeof S32>)[]
  ? true
  : false = true

import type S33 from '@/components/patterns/full-image-gallery/full-image-gallery'
export const t33: ('data' | 'onBack' | 'onChange')[] extends (keyof ComponentProps<typeof S33>)[]
  ? true
  : false = true

import type S34 from '@/components/patterns/google-card/google-card-0'
export const t34: ('data' | 'onBack' | 'onSelect' | 'onLike' | 'onFavorite')[] extends (keyof ComponentProps<
  typeof S34
>)[]
  ? true
  : false = true

import type S35 from '@/components/patterns/google-card/google-card-1'
export const t35: ('data' | 'onBack' | 'onSelect' | 'onShare' | 'onExplore')[] extends (keyof ComponentProps<
  typeof S35
>)[]
  ? true
  : false = true

import type S36 from '@/components/patterns/google-card/google-card-2'
export const t36: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S36>)[]
  ? true
  : false = true

import type S37 from '@/components/patterns/google-card/google-card-3'
export const t37: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S37>)[]
  ? true
  : false = true

import type S38 from '@/components/patterns/home/home'
export const t38: ('data' | 'onMenu' | 'onOpen')[] extends (keyof ComponentProps<typeof S38>)[]
  ? true
  : false = true

import type S39 from '@/components/patterns/image-gallery/image-gallery-0'
export const t39: ('data' | 'onBack' | 'onSelect' | 'onFavorite')[] extends (keyof ComponentProps<
  typeof S39
>)[]
  ? true
  : false = true

import type S40 from '@/components/patterns/image-gallery/image-gallery-1'
export const t40: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S40>)[]
  ? true
  : false = true

import type S41 from '@/components/patterns/image-gallery/image-gallery-2'
export const t41: ('data' | 'onBack' | 'onAdd' | 'onSelect' | 'onFavorite')[] extends (keyof ComponentProps<
  typeof S41
>)[]
  ? true
  : false = true

import type S42 from '@/components/patterns/image-gallery-subgallery/image-gallery-subgallery'
export const t42: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S42>)[]
  ? true
  : false = true

import type S43 from '@/components/patterns/items/items'
export const t43: ('data' | 'onMenu' | 'onSelect')[] extends (keyof ComponentProps<typeof S43>)[]
  ? true
  : false = true

import type S44 from '@/components/patterns/list/list'
export const t44: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S44>)[]
  ? true
  : false = true

import type S45 from '@/components/patterns/login/login-0'
export const t45: ('data' | 'onBack' | 'onSubmit' | 'onRegister' | 'onSkip')[] extends (keyof ComponentProps<
  typeof S45
>)[]
  ? true
  : false = true

import type S46 from '@/components/patterns/login/login-1'
export const t46: ('data' | 'onBack' | 'onSubmit' | 'onRegister' | 'onSkip')[] extends (keyof ComponentProps<
  typeof S46
>)[]
  ? true
  : false = true

import type S47 from '@/components/patterns/maps/maps-0'
export const t47: ('data' | 'onBack' | 'onSelect' | 'onRate' | 'onLike')[] extends (keyof ComponentProps<
  typeof S47
>)[]
  ? true
  : false = true

import type S48 from '@/components/patterns/maps/maps-1'
export const t48: ('data' | 'onBack' | 'onSelect' | 'onLike' | 'onFavorite')[] extends (keyof ComponentProps<
  typeof S48
>)[]
  ? true
  : false = true

import type S49 from '@/components/patterns/maps/maps-2'
export const t49: ('data' | 'onBack')[] extends (keyof ComponentProps<typeof S49>)[] ? true : false = true

import type S50 from '@/components/patterns/new-password/new-password-0'
export const t50: ('data' | 'onBack' | 'onSubmit')[] extends (keyof ComponentProps<typeof S50>)[]
  ? true
  : false = true

import type S51 from '@/components/patterns/new-password/new-password-1'
export const t51: ('data' | 'onBack' | 'onSubmit' | 'onContinue')[] extends (keyof ComponentProps<
  typeof S51
>)[]
  ? true
  : false = true

import type S52 from '@/components/patterns/parallax/parallax-0'
export const t52: ('data' | 'onBack' | 'onSelect' | 'onDownload' | 'onLike')[] extends (keyof ComponentProps<
  typeof S52
>)[]
  ? true
  : false = true

import type S53 from '@/components/patterns/parallax/parallax-1'
export const t53: ('data' | 'onBack' | 'onSelect' | 'onLike' | 'onFavorite')[] extends (keyof ComponentProps<
  typeof S53
>)[]
  ? true
  : false = true

import type S54 from '@/components/patterns/parallax/parallax-2'
export const t54: ('data' | 'onBack' | 'onSelect' | 'onFavorite')[] extends (keyof ComponentProps<
  typeof S54
>)[]
  ? true
  : false = true

import type S55 from '@/components/patterns/parallax/parallax-3'
export const t55: ('data' | 'onBack' | 'onSelect' | 'onRate' | 'onLike')[] extends (keyof ComponentProps<
  typeof S55
>)[]
  ? true
  : false = true

import type S56 from '@/components/patterns/payment/payment-0'
export const t56: ('data' | 'onBack' | 'onSubmit' | 'onWallet')[] extends (keyof ComponentProps<typeof S56>)[]
  ? true
  : false = true

import type S57 from '@/components/patterns/profile/profile-0'
export const t57: ('data' | 'onBack' | 'onSelect' | 'onLike' | 'onComment')[] extends (keyof ComponentProps<
  typeof S57
>)[]
  ? true
  : false = true

import type S58 from '@/components/patterns/profile/profile-1'
export const t58: (
  | 'data'
  | 'onBack'
  | 'onSelectPhoto'
  | 'onSelect'
  | 'onLike'
)[] extends (keyof ComponentProps<typeof S58>)[]
  ? true
  : false = true

import type S59 from '@/components/patterns/profile/profile-2'
export const t59: ('data' | 'onBack' | 'onShare' | 'onSelect' | 'onLike')[] extends (keyof ComponentProps<
  typeof S59
>)[]
  ? true
  : false = true

import type S60 from '@/components/patterns/profile/profile-3'
export const t60: ('data' | 'onBack' | 'onSelect' | 'onLike' | 'onComment')[] extends (keyof ComponentProps<
  typeof S60
>)[]
  ? true
  : false = true

import type S61 from '@/components/patterns/profile/profile-4'
export const t61: (
  | 'data'
  | 'onBack'
  | 'onSelect'
  | 'onSelectNetwork'
  | 'onShare'
)[] extends (keyof ComponentProps<typeof S61>)[]
  ? true
  : false = true

import type S62 from '@/components/patterns/qrcode/qrcode-0'
export const t62: ('data' | 'onBack' | 'onScan')[] extends (keyof ComponentProps<typeof S62>)[]
  ? true
  : false = true

import type S63 from '@/components/patterns/qrcode/qrcode-1'
export const t63: ('data' | 'onBack' | 'onSubmit')[] extends (keyof ComponentProps<typeof S63>)[]
  ? true
  : false = true

import type S64 from '@/components/patterns/radio-button/radio-button-0'
export const t64: ('data' | 'onBack' | 'onChange' | 'onSubmit')[] extends (keyof ComponentProps<typeof S64>)[]
  ? true
  : false = true

import type S65 from '@/components/patterns/radio-button/radio-button-1'
export const t65: ('data' | 'onBack' | 'onChange')[] extends (keyof ComponentProps<typeof S65>)[]
  ? true
  : false = true

import type S66 from '@/components/patterns/radio-button/radio-button-2'
export const t66: ('data' | 'onBack' | 'onChange' | 'onSubmit')[] extends (keyof ComponentProps<typeof S66>)[]
  ? true
  : false = true

import type S67 from '@/components/patterns/range/range-0'
export const t67: ('data' | 'onBack' | 'onChange')[] extends (keyof ComponentProps<typeof S67>)[]
  ? true
  : false = true

import type S68 from '@/components/patterns/register/register-0'
export const t68: ('data' | 'onBack' | 'onSubmit' | 'onSkip')[] extends (keyof ComponentProps<typeof S68>)[]
  ? true
  : false = true

import type S69 from '@/components/patterns/register/register-1'
export const t69: ('data' | 'onBack' | 'onSubmit')[] extends (keyof ComponentProps<typeof S69>)[]
  ? true
  : false = true

import type S70 from '@/components/patterns/scrollSegment/scrollSegment-0'
export const t70: ('data' | 'onBack' | 'onSelect' | 'onAdd')[] extends (keyof ComponentProps<typeof S70>)[]
  ? true
  : false = true

import type S71 from '@/components/patterns/scrollSegment/scrollSegment-1'
export const t71: ('data' | 'onBack' | 'onSave')[] extends (keyof ComponentProps<typeof S71>)[]
  ? true
  : false = true

import type S72 from '@/components/patterns/scrollSegment/scrollSegment-2'
export const t72: (
  | 'data'
  | 'onBack'
  | 'onSelect'
  | 'onSelectComment'
  | 'onSelectReview'
)[] extends (keyof ComponentProps<typeof S72>)[]
  ? true
  : false = true

import type S73 from '@/components/patterns/scrollSegment/scrollSegment-3'
export const t73: (
  | 'data'
  | 'onBack'
  | 'onSelect'
  | 'onSelectComment'
  | 'onSelectReview'
)[] extends (keyof ComponentProps<typeof S73>)[]
  ? true
  : false = true

import type S74 from '@/components/patterns/search-bars/search-bars-0'
export const t74: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S74>)[]
  ? true
  : false = true

import type S75 from '@/components/patterns/search-bars/search-bars-1'
export const t75: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S75>)[]
  ? true
  : false = true

import type S76 from '@/components/patterns/search-bars/search-bars-2'
export const t76: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S76>)[]
  ? true
  : false = true

import type S77 from '@/components/patterns/segment/segment-0'
export const t77: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S77>)[]
  ? true
  : false = true

import type S78 from '@/components/patterns/segment/segment-1'
export const t78: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S78>)[]
  ? true
  : false = true

import type S79 from '@/components/patterns/segment/segment-2'
export const t79: ('data' | 'onBack' | 'onSelect' | 'onLike' | 'onComment')[] extends (keyof ComponentProps<
  typeof S79
>)[]
  ? true
  : false = true

import type S80 from '@/components/patterns/select/select-0'
export const t80: ('data' | 'onBack' | 'onChange' | 'onSubmit')[] extends (keyof ComponentProps<typeof S80>)[]
  ? true
  : false = true

import type S81 from '@/components/patterns/select/select-1'
export const t81: ('data' | 'onBack' | 'onChange')[] extends (keyof ComponentProps<typeof S81>)[]
  ? true
  : false = true

import type S82 from '@/components/patterns/settings/settings'
export const t82: ('data' | 'onToastTime' | 'onChange' | 'onMenu')[] extends (keyof ComponentProps<
  typeof S82
>)[]
  ? true
  : false = true

import type S83 from '@/components/patterns/spinner/spinner-0'
export const t83: ('data' | 'onBack')[] extends (keyof ComponentProps<typeof S83>)[] ? true : false = true

import type S84 from '@/components/patterns/spinner/spinner-1'
export const t84: ('data' | 'onBack')[] extends (keyof ComponentProps<typeof S84>)[] ? true : false = true

import type S85 from '@/components/patterns/splash-screens/splash-screens-0'
export const t85: ('data' | 'onDone')[] extends (keyof ComponentProps<typeof S85>)[] ? true : false = true

import type S86 from '@/components/patterns/splash-screens/splash-screens-1'
export const t86: ('data' | 'onDone')[] extends (keyof ComponentProps<typeof S86>)[] ? true : false = true

import type S87 from '@/components/patterns/splash-screens/splash-screens-2'
export const t87: ('data' | 'onDone')[] extends (keyof ComponentProps<typeof S87>)[] ? true : false = true

import type S88 from '@/components/patterns/subitems/subitems'
export const t88: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S88>)[]
  ? true
  : false = true

import type S89 from '@/components/patterns/swipe-to-dismiss/swipe-to-dismiss-0'
export const t89: ('data' | 'onBack' | 'onSelect' | 'onPlay' | 'onDelete')[] extends (keyof ComponentProps<
  typeof S89
>)[]
  ? true
  : false = true

import type S90 from '@/components/patterns/swipe-to-dismiss/swipe-to-dismiss-1'
export const t90: ('data' | 'onBack' | 'onSelect' | 'onDelete' | 'onRestore')[] extends (keyof ComponentProps<
  typeof S90
>)[]
  ? true
  : false = true

import type S91 from '@/components/patterns/swipe-to-dismiss/swipe-to-dismiss-2'
export const t91: ('data' | 'onBack' | 'onSelect' | 'onDelete' | 'onRestore')[] extends (keyof ComponentProps<
  typeof S91
>)[]
  ? true
  : false = true

import type S92 from '@/components/patterns/tab/tab-tab1'
export const t92: ('data' | 'onBack' | 'onSelect' | 'onShare' | 'onExplore')[] extends (keyof ComponentProps<
  typeof S92
>)[]
  ? true
  : false = true

import type S93 from '@/components/patterns/tab/tab-tab2'
export const t93: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S93>)[]
  ? true
  : false = true

import type S94 from '@/components/patterns/tab/tab-tab3'
export const t94: ('data' | 'onBack' | 'onSelect' | 'onLike')[] extends (keyof ComponentProps<typeof S94>)[]
  ? true
  : false = true

import type S95 from '@/components/patterns/tab/tab-tab4'
export const t95: ('data' | 'onBack' | 'onSelect' | 'onPlay')[] extends (keyof ComponentProps<typeof S95>)[]
  ? true
  : false = true

import type S96 from '@/components/patterns/tab/tab-tab5'
export const t96: ('data' | 'onBack' | 'onSelect' | 'onControl')[] extends (keyof ComponentProps<
  typeof S96
>)[]
  ? true
  : false = true

import type S97 from '@/components/patterns/tab/tab-tab6'
export const t97: ('data' | 'onBack' | 'onSubmit')[] extends (keyof ComponentProps<typeof S97>)[]
  ? true
  : false = true

import type S98 from '@/components/patterns/tab/tab-tab7'
export const t98: ('data' | 'onBack' | 'onAction')[] extends (keyof ComponentProps<typeof S98>)[]
  ? true
  : false = true

import type S99 from '@/components/patterns/tab/tab-tab8'
export const t99: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S99>)[]
  ? true
  : false = true

import type S100 from '@/components/patterns/tab/tab-tab9'
export const t100: ('data' | 'onBack' | 'onSelect' | 'onLike' | 'onFavorite')[] extends (keyof ComponentProps<
  typeof S100
>)[]
  ? true
  : false = true

import type S101 from '@/components/patterns/textview/textview'
export const t101: ('data' | 'onBack')[] extends (keyof ComponentProps<typeof S101>)[] ? true : false = true

import type S102 from '@/components/patterns/timeline/timeline-0'
export const t102: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S102>)[]
  ? true
  : false = true

import type S103 from '@/components/patterns/timeline/timeline-1'
export const t103: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S103>)[]
  ? true
  : false = true

import type S104 from '@/components/patterns/timeline/timeline-2'
export const t104: ('data' | 'onBack' | 'onSelect')[] extends (keyof ComponentProps<typeof S104>)[]
  ? true
  : false = true

import type S105 from '@/components/patterns/toggle/toggle-0'
export const t105: ('data' | 'onBack' | 'onChange')[] extends (keyof ComponentProps<typeof S105>)[]
  ? true
  : false = true

import type S106 from '@/components/patterns/toggle/toggle-1'
export const t106: ('data' | 'onBack' | 'onChange' | 'onSubmit')[] extends (keyof ComponentProps<
  typeof S106
>)[]
  ? true
  : false = true

import type S107 from '@/components/patterns/toggle/toggle-2'
export const t107: ('data' | 'onBack' | 'onChange' | 'onValueChange')[] extends (keyof ComponentProps<
  typeof S107
>)[]
  ? true
  : false = true

import type S108 from '@/components/patterns/wizard/wizard-0'
export const t108: ('data' | 'onBack' | 'onFinish' | 'onSkip')[] extends (keyof ComponentProps<typeof S108>)[]
  ? true
  : false = true

import type S109 from '@/components/patterns/wizard/wizard-1'
export const t109: ('data' | 'onBack' | 'onFinish' | 'onSkip')[] extends (keyof ComponentProps<typeof S109>)[]
  ? true
  : false = true

import type S110 from '@/components/patterns/wizard/wizard-2'
export const t110: ('data' | 'onBack' | 'onFinish' | 'onSkip')[] extends (keyof ComponentProps<typeof S110>)[]
  ? true
  : false = true

import type S111 from '@/components/patterns/wizard/wizard-3'
export const t111: ('data' | 'onBack' | 'onFinish' | 'onSkip')[] extends (keyof ComponentProps<typeof S111>)[]
  ? true
  : false = true
