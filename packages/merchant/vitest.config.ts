import { gateAndWhole, testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { ...testDefaults, projects: gateAndWhole(import.meta.dirname) } });
