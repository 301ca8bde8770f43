import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../stories/**/*.stories.tsx',
    '../src/**/*.stories.tsx',
    '../../features/src/**/*.stories.tsx',
    '../../../apps/mobile/stories/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The native TypeScript compiler has no API for the other docgen. Tests need no documentation, so they run without
  // it.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
