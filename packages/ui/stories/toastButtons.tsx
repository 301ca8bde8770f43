import { useRef } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { textsOf } from './sampleTexts.ts';
import { wordsIn } from './wordsIn.ts';
import { Button } from '../src/components/Button/Button.tsx';
import { toastDuration, type Toasts, useToasts } from '../src/toasts/toasts.ts';
import { ToastProvider } from '../src/toasts/ToastProvider.tsx';

export type Globals = Readonly<Record<string, unknown>>;

/** The action of a toast's button. */
export const undone = fn();

export const toastWords = {
  EN: {
    action: 'Save, with a way back',
    undo: 'Undo',
    brief: 'A brief one',
    success: 'It worked',
    short: 'A short failure',
    long: 'A long one',
    loading: 'A wait',
    end: 'End the wait',
    sms: 'Send a code',
    smsSending: 'Sending the code',
    smsSent: 'The code is on its way',
    expired: 'You have been logged out, for your account was used on another phone. Log in again to go on.',
  },
  BN: {
    action: 'সংরক্ষণ, ফেরার উপায়সহ',
    undo: 'পূর্বাবস্থায় ফেরান',
    brief: 'একটি বিজ্ঞপ্তি',
    success: 'সফল হয়েছে',
    short: 'ছোট ব্যর্থতা',
    long: 'দীর্ঘ বার্তা',
    loading: 'অপেক্ষা',
    end: 'অপেক্ষা শেষ',
    sms: 'কোড পাঠান',
    smsSending: 'কোড পাঠানো হচ্ছে',
    smsSent: 'কোড পাঠানো হয়েছে',
    expired: 'আপনার অ্যাকাউন্ট অন্য ফোনে ব্যবহৃত হওয়ায় আপনাকে লগ আউট করা হয়েছে। চালিয়ে যেতে আবার লগ ইন করুন।',
  },
  UR: {
    action: 'محفوظ کریں، واپسی کے ساتھ',
    undo: 'کالعدم کریں',
    brief: 'ایک اطلاع',
    success: 'کام ہو گیا',
    short: 'مختصر ناکامی',
    long: 'طویل پیغام',
    loading: 'انتظار',
    end: 'انتظار ختم',
    sms: 'کوڈ بھیجیں',
    smsSending: 'کوڈ بھیجا جا رہا ہے',
    smsSent: 'کوڈ بھیج دیا گیا',
    expired:
      'آپ کا اکاؤنٹ کسی اور فون پر استعمال ہوا، اس لیے آپ کو لاگ آؤٹ کر دیا گیا۔ جاری رکھنے کے لیے دوبارہ لاگ اِن کریں۔',
  },
  PT: {
    action: 'Guardar, com volta',
    undo: 'Desfazer',
    brief: 'Um aviso',
    success: 'Deu certo',
    short: 'Uma falha curta',
    long: 'Um longo',
    loading: 'Uma espera',
    end: 'Terminar a espera',
    sms: 'Enviar código',
    smsSending: 'Enviando o código',
    smsSent: 'O código está a caminho',
    expired: 'A sessão terminou porque sua conta foi usada em outro celular. Entre de novo para continuar.',
  },
};

/** A button for each kind of toast. */
export function ToastButtons({ globals }: { globals: Globals }) {
  const toasts = useToasts();
  const end = useRef<ReturnType<Toasts['startLoading']>>(undefined);
  const t = textsOf(globals);
  const w = wordsIn(globals, toastWords);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-12)' }}>
      <Button onClick={() => toasts.showToast(t.loginFirst)}>{w.brief}</Button>
      <Button onClick={() => toasts.showToast(t.saved, { kind: 'success' })}>{w.success}</Button>
      <Button onClick={() => toasts.showToast(t.saved, { action: { label: w.undo, onPress: undone } })}>
        {w.action}
      </Button>
      <Button onClick={() => toasts.showToast(t.offlineToast, { kind: 'failure', duration: toastDuration.short })}>
        {w.short}
      </Button>
      <Button onClick={() => toasts.showToast(w.expired, { duration: toastDuration.long })}>{w.long}</Button>
      <Button
        onClick={() => {
          end.current = toasts.startLoading(t.wait);
        }}
      >
        {w.loading}
      </Button>
      <Button onClick={() => end.current?.()}>{w.end}</Button>
      <Button
        onClick={() => {
          end.current = toasts.startLoading(w.smsSending, toastDuration.smsSending);
        }}
      >
        {w.sms}
      </Button>
      <Button onClick={() => toasts.showToast(w.smsSent, { kind: 'success', duration: toastDuration.smsSent })}>
        {w.smsSent}
      </Button>
    </div>
  );
}

/** Those buttons, with the region for their toasts. */
export const renderToasts: NonNullable<StoryObj<typeof ToastProvider>['render']> = (_, { globals }) => (
  <ToastProvider label={textsOf(globals).toasts}>
    <ToastButtons globals={globals} />
  </ToastProvider>
);
