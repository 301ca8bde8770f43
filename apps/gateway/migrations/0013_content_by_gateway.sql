ALTER TABLE "announcements" ADD COLUMN "gateway" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "gateway" text;